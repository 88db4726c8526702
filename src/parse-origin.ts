const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Anything else in a host could be read as more than a host once it stands in a header. */
const plainHost = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/;

/**
 * Reads an origin as a person writes it (O2): scheme, host and port, https unless on this computer.
 *
 * @returns the origin without a trailing slash, or what is wrong and the mend, as a sentence each
 */
export function parseOrigin(text: string): { origin: string } | { mistake: string } {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
    const guess = URL.parse(`https://${text}`);
    const mend = guess && plainHost.test(guess.hostname) ? guess.origin : 'https://www.example.org';
    return { mistake: `has no scheme. Write it like "${mend}"` };
  }
  const url = URL.parse(text);
  if (url === null || !plainHost.test(url.hostname)) {
    return { mistake: 'is not a web address. Write it like "https://www.example.org"' };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { mistake: `is not a web address. Write "https://${url.host}"` };
  }
  if (url.username !== '' || url.password !== '') {
    return { mistake: `holds a user name or password. Write only "${url.protocol}//${url.host}"` };
  }
  if (url.protocol === 'http:' && !loopbackHosts.has(url.hostname)) {
    return { mistake: `is not encrypted. Write "https://${url.host}"` };
  }
  // A lone "?" or "#" leaves `search` and `hash` empty, so the text is asked as well.
  if (url.pathname !== '/' || /[?#]/.test(text)) {
    return { mistake: `goes beyond the host. Write only "${url.origin}"` };
  }
  return { origin: url.origin };
}
