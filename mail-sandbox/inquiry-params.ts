/** The values of one inquiry by name, as the site sends them in `template_params`. */
export type InquiryParams = Readonly<Record<string, string>>;

/**
 * Whether an inquiry is one that `match` asks for. Parallel tests give each inquiry an address of its
 * own and so see and disturb only their own.
 * @param match a piece of the visitor's address (`from_email` or `reply_to`); without it all inquiries are meant
 */
export function concerns(params: InquiryParams, match: string | undefined): boolean {
  if (match === undefined) return true;
  const { from_email: from, reply_to: replyTo } = params;
  return [from, replyTo].some((address) => address?.includes(match));
}
