import { quote } from './nginx-syntax.ts';
import { type ResponseHeaders, sharedHeaders } from './response-headers.ts';

export interface NginxHeaders {
  /** What adds the headers, for the server. */
  lines: string[];
  /** What a location sets, so that its responses have these headers. */
  settings(headers: ResponseHeaders): string[];
}

/**
 * Headers for nginx, where a location that adds one header of its own loses all that the server adds. So the
 * server adds each of them, from a variable where the value is not the same for all.
 *
 * @param all the headers of every response that there can be
 * @param otherwise the headers of a response that no location has set any for
 */
export function nginxHeaders(
  all: readonly ResponseHeaders[],
  otherwise: ResponseHeaders,
): NginxHeaders {
  const shared = sharedHeaders([otherwise, ...all]);
  const names = [...new Set(all.flatMap((headers) => Object.keys(headers)))];
  const varying = names.filter((name) => !(name in shared));
  // nginx leaves out a header whose value is empty.
  const settings = (headers: ResponseHeaders) =>
    varying.map((name) => `set ${variable(name)} ${quote(headers[name] ?? '')};`);
  const lines = [
    ...settings(otherwise),
    ...Object.entries(shared).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ...varying.map((name) => `add_header ${name} ${variable(name)} always;`),
  ];
  return { lines, settings };
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}
