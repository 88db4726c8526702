import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface OwnerTree {
  readonly root: string;
  /** Replaces a piece of a file's text, which must stand in it, as an owner does in an editor. */
  edit(file: string, from: RegExp, to: string): void;
  write(file: string, text: string): void;
  read(file: string): string;
  /** Runs a command of the project and returns its exit code and all that it printed. */
  run(command: string, args?: readonly string[]): Promise<{ status: number; printed: string }>;
  /** Puts every edited file back. */
  restore(): void;
  remove(): void;
}

const left = new Set(['node_modules', 'dist', 'docs', 'tests', 'bench']);

/** A copy of the project to change and run as an owner would, with the packages of this one. */
export function copyProject(): OwnerTree {
  const root = mkdtempSync(join(tmpdir(), 'owner-'));
  // Hidden files are the machine's (.git, .env, .local), not the project's.
  const names = readdirSync('.').filter((name) => !name.startsWith('.') && !left.has(name));
  for (const name of names) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const before = new Map<string, string | null>();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    if (!before.has(file)) before.set(file, original(read, file));
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    read,
    write,
    edit: (file, from, to) => {
      const text = read(file);
      if (text.search(from) === -1) throw new Error(`${file} does not hold ${from}`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    run: async (command, args = []) => {
      const child = spawn(process.execPath, [`scripts/${command}.ts`, ...args], {
        cwd: root,
        env: { PATH: process.env['PATH'] ?? '', HOME: root },
      });
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
        });
      }
      const [status] = await once(child, 'close');
      return { status: Number(status), printed };
    },
    restore: () => {
      for (const [file, text] of before) {
        if (text === null) rmSync(join(root, file));
        else writeFileSync(join(root, file), text);
      }
      before.clear();
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

function original(read: (file: string) => string, file: string): string | null {
  try {
    return read(file);
  } catch {
    return null;
  }
}
