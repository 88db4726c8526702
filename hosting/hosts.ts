/** The supported hosts: each gets only the files that it reads. Netlify reads those of Cloudflare. */
export const hosts = ['cloudflare', 'nginx', 'github-pages'] as const;

export type Host = (typeof hosts)[number];

/** Parses a host's name from the command line or a variable; the default is the first of `hosts`. */
export function readHost(name: string | undefined): Host {
  if (!name) return hosts[0];
  const host = hosts.find((known) => known === name);
  if (host !== undefined) return host;
  throw new Error(`"${name}" is not a supported host. Choose ${hosts.join(', ')}.`);
}
