import { expect, test } from 'vitest';
import { deployedAddress } from '../../editor/publish.ts';

test.each([
  ['https://agency.account.workers.dev', 'https://agency.account.workers.dev'],
  ['www.agency.com (custom domain)', 'https://www.agency.com'],
])('O8 the address after publishing is the one of the deployment: %s', (target, address) => {
  const output = `Everything is set for https://old.example.\nUploaded agency (3.21 sec)\nDeployed agency triggers (1.20 sec)\n  ${target}\nCurrent Version ID: 1-2\n`;
  expect(deployedAddress(output)).toBe(address);
});

test('O8 a deployment without an address names none', () => {
  expect(deployedAddress('Ready for https://www.agency.com.\nNo targets deployed')).toBeNull();
});
