import { runCommand } from './run-command.ts';
import { runTool } from './run-tool.ts';

await runCommand(async () => {
  const { code } = await runTool('biome', ['check', '--write', ...process.argv.slice(2)]);
  return code;
});
