/** The maximum time from first attempt to fallback, in milliseconds: about as long as people wait for a button. */
const deliveryTimeout = 8000;

/** Milliseconds that a response gets after a suspended page resumes: until then, it waits with the timers. */
const resumeDelay = 300;

/** Milliseconds between a failed attempt and the next: the service accepts one request a second. */
const retryDelay = 1100;

/** The result of one attempt: a retry can succeed only after a `transient` failure. */
export type AttemptResult = 'sent' | 'transient' | 'permanent';

/** Makes one request, unless the signal is aborted first. May take forever, throw, or reject with anything. */
export type Attempt = (signal: AbortSignal) => Promise<unknown>;

/**
 * Classifies what the email library resolved or rejected with; never throws. Status 200 is success, whatever the text.
 * The service responds with 404 and 5xx during outages, and with 429 to more than one request a second. Status 0 and a
 * `TypeError` mean that no response came: no network, a blocker, the policy, or a library that did not load.
 */
export function classify(outcome: unknown): AttemptResult {
  try {
    const { name, status } = (outcome ?? {}) as {
      readonly name?: unknown;
      readonly status?: unknown;
    };
    if (status === 200) return 'sent';
    if (name === 'TypeError' || status === 0 || status === 404 || status === 429)
      return 'transient';
    return typeof status === 'number' && status >= 500 && status < 600 ? 'transient' : 'permanent';
  } catch {
    return 'permanent';
  }
}

async function resultOf(attempt: Attempt, signal: AbortSignal): Promise<AttemptResult> {
  try {
    return classify(await attempt(signal));
  } catch (error) {
    return classify(error);
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends an inquiry in at most two attempts. One that gets no response in time may still arrive: two emails are better
 * than none.
 *
 * @returns whether the service confirmed it, within 8 s or as a page that was suspended for longer resumes; never rejects
 */
export async function deliver(attempt: Attempt): Promise<boolean> {
  const start = performance.now();
  const ended = new AbortController();
  const tryTwice = async () => {
    const first = await resultOf(attempt, ended.signal);
    if (first !== 'transient') return first === 'sent';
    await sleep(retryDelay);
    // Nothing is sent after the fallback. This may run late: browsers slow down timers in a hidden tab.
    if (performance.now() - start >= deliveryTimeout) return false;
    return (await resultOf(attempt, ended.signal)) === 'sent';
  };
  const timeOut = async () => {
    await sleep(deliveryTimeout);
    const lateness = performance.now() - start - deliveryTimeout;
    if (lateness >= resumeDelay) await sleep(resumeDelay);
    return false;
  };
  const isSent = await Promise.race([tryTwice(), timeOut()]);
  ended.abort();
  return isSent;
}
