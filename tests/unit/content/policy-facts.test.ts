import { expect, test } from 'vitest';
import * as content from '../../../src/content/agency.ts';
import { agency } from '../../../src/content/policy-facts.ts';

test('O1 a policy gets each fact, and a wrong name is an error that says so', () => {
  expect(agency.figures.clients).toBe(content.agency.figures.clients);
  expect(() => Reflect.get(agency.figures, 'cleints')).toThrow(
    '{agency.figures.cleints} is not a fact in src/content/agency.ts: correct its name in the policy.',
  );
});
