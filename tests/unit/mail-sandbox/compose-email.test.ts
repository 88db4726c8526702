import { describe, expect, it } from 'vitest';
import { composeEmail, readEmailTemplate } from '../../../mail-sandbox/compose-email.ts';

const params = {
  from_name: "Ana O'Neill",
  from_email: 'ana+site@example.com',
  company: 'Smith & Sons / West',
  message: 'First line\nsecond <b>line</b>',
  to_email: 'owner@example.com',
  reply_to: "o'neill@example.com",
};

const fill = (html: string, values: Record<string, string>): string =>
  composeEmail({ ...readEmailTemplate(), html }, values).html;

describe('O5 the template is filled as the e-mail service fills it', () => {
  it('leaves a variable empty that was not sent', () => {
    expect(fill('[{{absent}}][{{{absent}}}][{{constructor}}][{{toString}}]', {})).toBe('[][][][]');
  });
});

describe("O5 the owner's e-mail", () => {
  const email = composeEmail(readEmailTemplate(), params);

  it('shows the values, escaped, with the line breaks of the message', () => {
    expect(email.html).toContain('Ana O&#39;Neill');
    expect(email.html).toContain('ana+site@example.com');
    expect(email.html).toContain('Smith &amp; Sons &#x2F; West');
    expect(email.html).toMatch(/white-space: pre-wrap[^>]*>First line\nsecond &lt;b&gt;line/);
  });

  it('has names and addresses unescaped in its header, each field on one line', () => {
    expect(email).toMatchObject({ toEmail: params.to_email, replyTo: params.reply_to });
    const broken = { ...params, from_name: 'Ana\r\nBcc: everyone@example.com' };
    const { subject, fromName } = composeEmail(readEmailTemplate(), broken);
    expect(subject).toContain('Smith & Sons / West');
    expect(fromName).toBe('Ana Bcc: everyone@example.com');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('loads nothing', () => {
    expect(email.html).not.toMatch(/<(img|script|link|iframe)\b|url\(|https?:/i);
  });
});
