import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contents } from '../../contents/contents.ts';
import { writeContent } from '../../contents/write-content.ts';

test.each(contents.map(({ name }) => name))('O1 the schema accepts %s', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(writeContent(name, folder)).resolves.toBeUndefined();
});
