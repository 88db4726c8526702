import { describe, expect, it } from 'vitest';
import { answerSendRequest, type EmailAccount } from '../../../mail-sandbox/email-api.ts';

const account: EmailAccount = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  allowedOrigins: 'any',
  recipient: (params) => {
    const { to_email: to } = params;
    return to ?? '';
  },
};

const inquiry = {
  from_name: 'Ana Silva',
  from_email: 'ana@example.com',
  company: 'Harbor',
  message: 'Please call me back.',
  to_email: 'owner@example.com',
  reply_to: 'ana@example.com',
};

const body = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: inquiry,
};

function send(content: unknown, more: Partial<{ contentType: string; origin: string }> = {}) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const { contentType = 'application/json', origin } = more;
  return answerSendRequest({ contentType, origin, body: text }, account);
}

describe('F5 the request to send is checked key by key', () => {
  it('answers 200 OK to what the library sends', () => {
    expect(send(body)).toEqual({ status: 200, text: 'OK', params: inquiry, body });
    expect(send(body, { contentType: 'application/json; charset=utf-8' }).status).toBe(200);
  });

  it('accepts the two optional keys of the service', () => {
    const more = { ...body, accessToken: 'private', 'g-recaptcha-response': 'token' };
    expect(send(more).status).toBe(200);
  });

  it.each([
    [
      'user_id',
      'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
    ],
    [
      'service_id',
      'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
    ],
    [
      'template_id',
      'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    ],
  ])('answers 400 with the sentence of the service to a wrong %s', (key, sentence) => {
    expect(send({ ...body, [key]: 'wrong' })).toMatchObject({ status: 400, text: sentence });
  });

  it.each(['lib_version', 'user_id', 'service_id', 'template_id'])(
    'answers 400 where %s is missing, empty or no string',
    (key) => {
      const missing = { status: 400, text: `The ${key} parameter is required` };
      expect(send({ ...body, [key]: undefined })).toMatchObject(missing);
      expect(send({ ...body, [key]: '' })).toMatchObject(missing);
      expect(send({ ...body, [key]: 4 })).toMatchObject({
        status: 400,
        text: `The ${key} parameter must be a string`,
      });
    },
  );

  it.each(['accessToken', 'g-recaptcha-response'])('answers 400 where %s is no string', (key) => {
    expect(send({ ...body, [key]: 1 })).toMatchObject({
      status: 400,
      text: `The ${key} parameter must be a string`,
    });
  });

  it('answers 400 to a key that it does not know', () => {
    expect(send({ ...body, extra: 'x' })).toMatchObject({
      status: 400,
      text: 'The extra parameter is not known',
    });
  });

  it.each([[null], [['a']], ['text'], [7]])('answers 400 to template_params %j', (value) => {
    expect(send({ ...body, template_params: value })).toMatchObject({
      status: 400,
      text: 'The template_params parameter must be an object',
    });
  });

  it.each([[1], [null], [true], [{ deep: 'x' }], [['x']]])(
    'answers 400 to the value %j in template_params',
    (value) => {
      const answer = send({ ...body, template_params: { ...inquiry, company: value } });
      expect(answer).toMatchObject({
        status: 400,
        text: 'The template_params.company must be a string',
      });
    },
  );

  it.each(['', '{', 'user_id=key', '[]', 'null', '"text"'])(
    'answers 400 to the body %j',
    (text) => {
      expect(send(text)).toMatchObject({ status: 400, text: expect.stringMatching(/JSON/) });
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'answers 400 to the content type %s',
    (contentType) => {
      expect(send(body, { contentType })).toMatchObject({
        status: 400,
        text: 'The content type must be application/json',
      });
    },
  );

  it('answers 422 where the template has no recipient', () => {
    const text = 'The recipients address is empty';
    expect(send({ ...body, template_params: undefined })).toMatchObject({ status: 422, text });
    const blank = { ...body, template_params: { ...inquiry, to_email: ' ' } };
    expect(send(blank)).toMatchObject({ status: 422, text });
  });

  it('answers 403 to an origin that is not on the list, and to a program without one', () => {
    const listed = { ...account, allowedOrigins: ['https://site.example'] };
    const from = (origin: string | undefined) =>
      answerSendRequest(
        { contentType: 'application/json', origin, body: JSON.stringify(body) },
        listed,
      );
    expect(from('https://site.example').status).toBe(200);
    expect(from('https://site.example.evil').status).toBe(403);
    expect(from(undefined)).toMatchObject({
      status: 403,
      text: 'API calls are disabled for non-browser applications',
    });
  });

  it('keeps on record what could be read of a refused inquiry', () => {
    const answer = send({ ...body, user_id: 'wrong' });
    expect(answer.params).toEqual(inquiry);
    expect(answer.body).toEqual({ ...body, user_id: 'wrong' });
  });
});
