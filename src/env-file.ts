import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { decodeText } from './decode-text.ts';

export interface EnvFile {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The line in which each variable begins. */
  readonly lines: ReadonlyMap<string, number>;
  /** What cannot be read, one sentence each. */
  readonly issues: readonly string[];
}

const nothing: EnvFile = { variables: {}, lines: new Map(), issues: [] };

/** Reads `.env` in the current folder as Node does, and reports what Node would silently ignore. */
export function readEnvFile(): EnvFile {
  if (!existsSync('.env')) {
    const isText = existsSync('.env.txt');
    return isText ? { ...nothing, issues: ['.env.txt is not read. Rename it to .env.'] } : nothing;
  }
  const { text, issue } = decodeText(readFileSync('.env'));
  if (issue) {
    const where = issue.line === null ? '.env' : `.env, line ${issue.line}:`;
    return { ...nothing, issues: [`${where} ${issue.text}.`] };
  }
  const lines = new Map<string, number>();
  const issues: string[] = [];
  for (const [index, line] of withoutQuotedTexts(text).split('\n').entries()) {
    const [, name = '', sign] = /^\s*(?:export\s+)?([^\s=#]+)\s*(=)?/.exec(line) ?? [];
    if (name && sign) lines.set(name, index + 1);
    else if (name) {
      issues.push(`.env, line ${index + 1}: has no "=" after "${name}". Write NAME=value.`);
    }
  }
  return { variables: parseEnv(text), lines, issues };
}

/** Removes quoted texts, which may span several lines, except for their line breaks. */
function withoutQuotedTexts(text: string): string {
  const quoted = /^([ \t]*(?:export\s+)?[^\s=#]+[ \t]*=[ \t]*)(["'`])(.*?)\2/gms;
  return text.replaceAll(
    quoted,
    (_, begin: string, __, value: string) => begin + value.replaceAll(/[^\n]/g, ''),
  );
}
