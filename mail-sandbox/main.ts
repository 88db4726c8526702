import { parseArgs } from 'node:util';
import { startSandbox } from './server.ts';

const usage = 'Usage: node mail-sandbox/main.ts [--port 8025] [--rate-limit]';

/** Reads the command line. Throws an Error that names the option and the mend. */
function readOptions(): { port: number; rateLimit: boolean } {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8025' },
      'rate-limit': { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) {
    throw new Error(`--port is "${values.port}": give a whole number from 0 to 65535.`);
  }
  return { port, rateLimit: values['rate-limit'] };
}

try {
  const sandbox = await startSandbox(readOptions());
  console.log(`Inbox: ${sandbox.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close());
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.replace('npm start -- --inbox-port', 'node mail-sandbox/main.ts --port'));
  console.error(usage);
  process.exitCode = 1;
}
