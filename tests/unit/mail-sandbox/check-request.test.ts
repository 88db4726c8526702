import { describe, expect, it } from 'vitest';
import {
  type Account,
  checkRequest,
  readParams,
  type SendRequest,
  type TemplateParams,
} from '../../../mail-sandbox/check-request.ts';

const account: Account = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  allowedOrigins: 'any',
};

const inquiry = { from_name: 'Ana Silva', to_email: 'owner@example.com' };

const body = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: inquiry,
};

type Change = Partial<Pick<SendRequest, 'contentType' | 'origin'> & Account>;

function send(content: unknown, change: Change = {}) {
  const { contentType = 'application/json', origin, ...own } = change;
  const recipient = ({ to_email: to = '' }: TemplateParams) => to;
  return checkRequest({ contentType, origin, body: content }, { ...account, ...own }, recipient);
}

describe('F5 a request to send is checked as the service checks it', () => {
  it('answers 200 OK to what the library sends, with any flat parameters', () => {
    expect(send(body)).toEqual({ status: 200, text: 'OK' });
    expect(send(body, { contentType: 'application/json; charset=utf-8' }).status).toBe(200);
    expect(send({ ...body, template_params: { ...inquiry, budget: '5' } }).status).toBe(200);
    expect(send({ ...body, accessToken: 'a', 'g-recaptcha-response': 'b' }).status).toBe(200);
  });

  it.each([
    ['user_id', 'wrong', 'The Public Key is invalid'],
    ['service_id', 'wrong', 'The service ID not found'],
    ['template_id', 'wrong', 'The template ID not found'],
    ['lib_version', undefined, 'lib_version'],
    ['user_id', '', 'user_id'],
    ['service_id', 4, 'service_id'],
    ['template_id', undefined, 'template_id'],
    ['extra', 'x', 'extra'],
    ['template_params', ['a'], ''],
    ['template_params', 'text', ''],
    ['template_params', { ...inquiry, company: 1 }, 'company'],
    ['template_params', { ...inquiry, company: { deep: 'x' } }, 'company'],
  ])('answers 400 to %s as %j', (key, value, says) => {
    const answer = send({ ...body, [key]: value });
    expect(answer).toEqual({ status: 400, text: expect.stringContaining(says) });
  });

  it('answers 400 to a body that is no object, and to a content type that is not JSON', () => {
    for (const content of [undefined, [], null, 'text']) expect(send(content).status).toBe(400);
    expect(send(body, { contentType: 'text/plain' }).status).toBe(400);
  });

  it('answers 422 where the template has no recipient', () => {
    expect(send({ ...body, template_params: undefined }).status).toBe(422);
    expect(send({ ...body, template_params: { from_name: 'Ana' } }).status).toBe(422);
  });

  it('answers 403 to an origin that is not allowed, and to a program without one', () => {
    const allowedOrigins = ['https://site.example'];
    expect(send(body, { allowedOrigins, origin: 'https://site.example' }).status).toBe(200);
    expect(send(body, { allowedOrigins, origin: 'https://site.example.evil' }).status).toBe(403);
    expect(send(body, { allowedOrigins }).status).toBe(403);
  });

  it('reads the parameters of a refused request too', () => {
    expect(readParams({ ...body, user_id: 'wrong' })).toEqual(inquiry);
    expect(readParams('text')).toEqual({});
  });
});
