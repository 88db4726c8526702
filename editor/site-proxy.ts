import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Proxies a request to the site. */
export function passToSite(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  site: string,
): void {
  const { method, headers, url: path = '/' } = incoming;
  const { hostname, port } = new URL(site);
  // Not `new URL(path, site)`: a path that begins with `//` names another host.
  const asked = request({ hostname, port, path, method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.on('error', () => outgoing.destroy());
    response.pipe(outgoing);
  });
  asked.on('error', () => outgoing.destroy());
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

/** Proxies the hot-reload WebSocket. */
export function passSocketToSite(incoming: IncomingMessage, socket: Duplex, site: string): void {
  const { url, rawHeaders } = incoming;
  const { hostname, port } = new URL(site);
  const upstream = connect(Number(port), hostname, () => {
    const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
    upstream.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    upstream.pipe(socket).pipe(upstream);
  });
  for (const [one, other] of [
    [upstream, socket],
    [socket, upstream],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}
