import { expect, test } from 'vitest';
import { agency } from '../../../src/content/agency.ts';
import { agency as facts } from '../../../src/layouts/Policy/facts.ts';

test('O1 a policy gets each fact, and a wrong name is an error that says so', () => {
  expect(facts.figures.clients).toBe(agency.figures.clients);
  expect(() => Reflect.get(facts.figures, 'cleints')).toThrow(
    '{agency.figures.cleints} is not a fact in src/content/agency.ts: correct its name.',
  );
});
