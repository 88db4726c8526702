/** The maximum time from first attempt to fallback, in milliseconds: about as long as people wait for a button. */
const deadline = 8000;

/** Milliseconds between a failed attempt and the next: the service accepts one request a second. */
const retryDelay = 1100;

/** Makes one request, unless the signal is aborted first. May take forever, or reject with anything. */
type Attempt = (signal: AbortSignal) => Promise<unknown>;

/**
 * Judges what the email library resolved or rejected with: a retry can succeed only after a `transient` failure. Status
 * 200 is success, whatever the text. The service responds with 404 and 5xx during outages, and with 429 to more than
 * one request a second. A `TypeError` means that no response came: no network, a blocker, the policy, or a library that
 * did not load.
 */
function classify(outcome: unknown): 'sent' | 'transient' | 'permanent' {
  if (outcome instanceof TypeError) return 'transient';
  const { status = 0 } = (outcome ?? {}) as { readonly status?: number };
  if (status === 200) return 'sent';
  return status === 404 || status === 429 || status >= 500 ? 'transient' : 'permanent';
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends an inquiry in at most two attempts. One that gets no response in time may still arrive: two emails are better
 * than none.
 *
 * @returns whether the service confirmed it within 8 s of the first attempt; never rejects
 */
export async function send(attempt: Attempt): Promise<boolean> {
  const ended = new AbortController();
  const tryOnce = () => attempt(ended.signal).then(classify, classify);
  const tryTwice = async () => {
    const first = await tryOnce();
    if (first !== 'transient') return first === 'sent';
    await sleep(retryDelay);
    return (await tryOnce()) === 'sent';
  };
  const isSent = await Promise.race([tryTwice(), sleep(deadline).then(() => false)]);
  // No further attempt begins after the fallback.
  ended.abort();
  return isSent;
}
