import { describe, expect, it } from 'vitest';
import { checkRequest, readParams } from '../../../mail-sandbox/check-request.ts';
import { body, inquiry } from './start-sandbox.ts';

const send = (content: unknown, contentType = 'application/json') =>
  checkRequest(contentType, content, ({ to_email: to = '' }) => to);

describe('F5 a request to send is checked as the service checks it', () => {
  it('answers 200 OK to what the library sends, with any flat parameters', () => {
    expect(send(body)).toEqual({ status: 200, text: 'OK' });
    expect(send(body, 'application/json; charset=utf-8').status).toBe(200);
    expect(send({ ...body, template_params: { ...inquiry, budget: '5' } }).status).toBe(200);
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
    expect(send(body, 'text/plain').status).toBe(400);
  });

  it('answers 422 where the template has no recipient', () => {
    expect(send({ ...body, template_params: undefined }).status).toBe(422);
    expect(send({ ...body, template_params: { from_name: 'Ana' } }).status).toBe(422);
  });

  it('reads the parameters of a refused request too', () => {
    expect(readParams({ ...body, user_id: 'wrong' })).toEqual(inquiry);
    expect(readParams('text')).toEqual({});
  });
});
