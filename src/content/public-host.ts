/** Reserved names (RFC 2606, RFC 6761), and names that resolve only inside a network. */
const placeholders = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid)$/;
const inside = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/**
 * Whether the public can reach a host.
 *
 * @param host the host of an address or what follows the `@`, without a port
 * @returns what is wrong, as the middle of a sentence, or null
 */
export function hostProblem(host: string): string | null {
  const name = host.toLowerCase();
  if (placeholders.test(name)) return 'is a placeholder';
  if (inside.test(name) || !name.includes('.'))
    return 'is reached from nowhere but inside a network';
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return 'is a number in place of a name';
  return null;
}
