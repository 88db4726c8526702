import { type ResponseHeaders, sharedHeaders } from './headers.ts';
import { quote } from './nginx-syntax.ts';

/**
 * Headers for nginx, where a location that adds one header of its own loses all that the server adds. So the
 * server adds each of them, from a variable where the value is not the same for all.
 *
 * @param all the headers of every response that there can be
 * @param otherwise the headers of a response that no location has set any for
 * @returns the lines that add them, for the server, and what a location sets to have those of a response
 */
export function nginxHeaders(all: readonly ResponseHeaders[], otherwise: ResponseHeaders) {
  const shared = sharedHeaders([otherwise, ...all]);
  const names = [...new Set(all.flatMap((headers) => Object.keys(headers)))];
  const varying = names.filter((name) => !(name in shared));
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const settings = (headers: ResponseHeaders) =>
    varying.map((name) => `set ${variable(name)} ${quote(headers[name] ?? '')};`);
  const lines = [
    ...settings(otherwise),
    ...Object.entries(shared).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ...varying.map((name) => `add_header ${name} ${variable(name)} always;`),
  ];
  return { lines, settings };
}
