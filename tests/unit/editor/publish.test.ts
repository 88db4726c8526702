import { expect, test, vi } from 'vitest';
import { deployedAddress, publish } from '../../../editor/publish.ts';
import { runTool } from '../../../scripts/run-tool.ts';

vi.mock('../../../scripts/run-tool.ts');

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

test('O8 a failure after the upload is not reported as if nothing had been published', async () => {
  const output = 'Uploaded agency (2.10 sec)';
  vi.mocked(runTool).mockImplementation(async (tool) => ({
    code: tool === 'wrangler' ? 0 : 1,
    output,
  }));
  const response = await publish(false);
  expect(response.output).toBe(output);
  expect(response.text).toContain('Publishing did not finish');
  expect(response.text).not.toContain('nothing was published');
});
