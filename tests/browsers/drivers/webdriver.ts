/** One session of the W3C WebDriver protocol, over plain HTTP. */
export interface WebDriverSession {
  /** What the browser says it is. */
  readonly capabilities: unknown;
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  end(): Promise<void>;
}

interface Answer {
  readonly value: unknown;
}

/**
 * Asks a driver for a session.
 *
 * @param origin where the driver listens
 * @param capabilities what the browser must be
 * @throws with the driver's own words when it refuses
 */
export async function newSession(origin: string, capabilities: object): Promise<WebDriverSession> {
  const answer = await ask(origin, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const { sessionId, capabilities: own } = answer as { sessionId: string; capabilities: unknown };
  return {
    capabilities: own,
    command: (method, path, body) => ask(origin, method, `/session/${sessionId}${path}`, body),
    end: async () => void (await ask(origin, 'DELETE', `/session/${sessionId}`)),
  };
}

async function ask(origin: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`WebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
