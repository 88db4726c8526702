import { expect, test } from 'vitest';
import { composeEmail, readEmailTemplate } from '../../../mail-sandbox/compose-email.ts';

const params = {
  from_name: "Ana O'Neill\r\nBcc: everyone@example.com",
  from_email: 'ana+site@example.com',
  company: 'Smith & Sons / West',
  message: 'First line\nsecond <b>line</b>',
  to_email: 'owner@example.com',
  reply_to: "o'neill@example.com",
};
const email = composeEmail(readEmailTemplate(), params);

test("O5 the owner's email shows the values, escaped, with the lines of the message, and loads nothing", () => {
  expect(email.html).toContain('Ana O&#39;Neill');
  expect(email.html).toContain('ana+site@example.com');
  expect(email.html).toContain('Smith &amp; Sons &#x2F; West');
  expect(email.html).toMatch(/white-space: pre-wrap[^>]*>First line\nsecond &lt;b&gt;line/);
  expect(email.html).not.toMatch(/<(img|script|link|iframe)\b|url\(|https?:/i);
});
