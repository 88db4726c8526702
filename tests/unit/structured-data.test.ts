import { expect, test } from 'vitest';
import { scriptJson } from '../../src/layouts/structured-data.ts';

test('Q6 no text can close its script element, and it reads back unchanged', () => {
  const texts = ['</script>', '<!--<script>', '"\\'];
  expect(scriptJson(texts)).not.toContain('<');
  expect(JSON.parse(scriptJson(texts))).toEqual(texts);
});
