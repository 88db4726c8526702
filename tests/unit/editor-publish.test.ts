import { expect, test } from 'vitest';
import { deployedAddress } from '../../editor/publish.ts';

test.each([
  [
    'triggers (1.20 sec)\n  https://agency.account.workers.dev',
    'https://agency.account.workers.dev',
  ],
  ['triggers (1.20 sec)\n  www.agency.com (custom domain)', 'https://www.agency.com'],
  ['version 1-2', null],
])('O8 the address after publishing is the one of the deployment: %j', (deployed, address) => {
  const output = `Everything is set for https://old.example.\nDeployed agency ${deployed}\nCurrent Version ID: 1-2\n`;
  expect(deployedAddress(output)).toBe(address);
});
