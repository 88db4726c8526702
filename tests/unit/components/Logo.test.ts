import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from '../../../src/components/Logo.tsx';

test('H1 only a name that is too long for one line is set in small type', () => {
  expect(renderToStaticMarkup(Logo({ name: 'Switchboard' }))).not.toContain('data-long');
  const long = 'Bergmann Digital Consulting Partners Ltd';
  expect(renderToStaticMarkup(Logo({ name: long }))).toContain('data-long');
});
