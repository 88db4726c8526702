export type ResponseHeaders = Readonly<Record<string, string>>;

/** The headers that stand in each of the responses with the same value. */
export function sharedHeaders([
  first = {},
  ...others
]: readonly ResponseHeaders[]): ResponseHeaders {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((each) => each[name] === value)),
  );
}
