import { once } from 'node:events';
import { Agent, type ClientRequest, get } from 'node:http';

export interface SteadyLoad {
  requests: number;
  /** Sent again on a new connection, as browsers do when a kept one turns out to be closed (RFC 9112, 9.3.1). */
  repeated: number;
  /** What went wrong in a way that a visitor would have noticed. */
  failures: string[];
  p99: number;
}

const connections = 32;

/**
 * Asks for one address over kept connections, each the next time as soon as it has its answer.
 *
 * @param seconds for how long
 * @param length the length that each body must have
 */
export async function steadyLoad(
  address: string,
  seconds: number,
  length: number,
): Promise<SteadyLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const failures: string[] = [];
  let repeated = 0;
  const end = performance.now() + seconds * 1000;
  const visit = async (isSecond = false): Promise<void> => {
    const headers = { 'Accept-Encoding': 'br' };
    const request = get(address, { agent: isSecond ? false : agent, headers });
    try {
      const received = await lengthOf(request);
      if (received !== length) failures.push(`${received} bytes`);
    } catch (error) {
      if (isSecond || !request.reusedSocket) {
        failures.push(String(error));
        return;
      }
      repeated += 1;
      await visit(true);
    }
  };
  const walk = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await visit();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, walk));
  agent.destroy();
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return { requests: times.length, repeated, failures, p99 };
}

async function lengthOf(request: ClientRequest): Promise<number> {
  const [response] = await once(request, 'response');
  let length = 0;
  for await (const chunk of response) length += chunk.length;
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
  return length;
}
