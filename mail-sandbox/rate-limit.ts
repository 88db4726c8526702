export type RateLimit = {
  enable(enabled: boolean): void;
  enabled(): boolean;
  admits(): boolean;
};

/** The e-mail service takes one request a second. */
const intervalMs = 1000;

/**
 * The service's own rate limit. Off until enabled, because a developer presses send more often.
 * `admits` says whether a request may pass now, and counts it if so.
 * @param now a clock in milliseconds
 */
export function createRateLimit(now: () => number = Date.now): RateLimit {
  let enabled = false;
  let lastAdmitted = Number.NEGATIVE_INFINITY;
  return {
    enable(value) {
      enabled = value;
    },
    enabled: () => enabled,
    admits() {
      const time = now();
      if (enabled && time - lastAdmitted < intervalMs) return false;
      lastAdmitted = time;
      return true;
    },
  };
}
