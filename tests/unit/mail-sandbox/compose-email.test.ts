import { describe, expect, it } from 'vitest';
import { composeEmail } from '../../../mail-sandbox/compose-email.ts';
import { readEmailTemplate } from '../../../mail-sandbox/email-template.ts';

const params = {
  from_name: "Ana O'Neill",
  from_email: 'ana+site@example.com',
  company: 'Smith & Sons / West',
  message: 'First line\nsecond <b>line</b>',
  to_email: 'owner@example.com',
  reply_to: "o'neill@example.com",
};

describe('O5 the e-mail that the owner gets', () => {
  const email = composeEmail(readEmailTemplate(), params);

  it('holds all five values in both parts', () => {
    expect(email.html).toContain('Ana O&#39;Neill');
    expect(email.html).toContain('ana+site@example.com');
    expect(email.html).toContain('Smith &amp; Sons &#x2F; West');
    expect(email.html).toContain('First line\nsecond &lt;b&gt;line');
    expect(email.html).toContain('o&#39;neill@example.com');
    for (const name of ['from_name', 'from_email', 'company', 'message', 'reply_to'] as const) {
      expect(email.text).toContain(params[name]);
    }
  });

  it('writes names and addresses into the header as they are, since a header is no HTML', () => {
    expect(email.subject).toBe("New inquiry from Ana O'Neill - Smith & Sons / West");
    expect(email.fromName).toBe("Ana O'Neill");
    expect(email.replyTo).toBe("o'neill@example.com");
    expect(email.to).toBe('owner@example.com');
  });

  it('keeps the line breaks of the message', () => {
    expect(email.html).toMatch(/white-space: pre-wrap[^>]*>First line\nsecond/);
  });

  it('keeps each header field on one line', () => {
    const broken = { ...params, from_name: 'Ana\r\nBcc: everyone@example.com' };
    expect(composeEmail(readEmailTemplate(), broken).subject).toBe(
      'New inquiry from Ana Bcc: everyone@example.com - Smith & Sons / West',
    );
  });

  it('asks for no image, script or file from anywhere', () => {
    expect(email.html).not.toMatch(/<(img|script|link|iframe)\b|url\(|https?:/i);
  });

  it('leaves no tag unfilled', () => {
    expect(Object.values(email).join('\n')).not.toMatch(/\{\{|\}\}/);
  });
});
