import { expect } from '@playwright/test';
import { test } from './browser-test.ts';
import { dialogs } from './specs/dialogs.ts';
import { inquiries } from './specs/inquiry.ts';
import { fallbacks } from './specs/inquiry-fallback.ts';
import { menus } from './specs/menu.ts';
import { reading } from './specs/reading.ts';
import { themes } from './specs/theme.ts';
import { createVisitor } from './visitor.ts';

for (const { name, size, walk } of [
  ...reading,
  ...themes,
  ...menus,
  ...dialogs,
  ...inquiries,
  ...fallbacks,
]) {
  test(name, async ({ openPage }) => {
    const visitor = createVisitor(await openPage(size));
    await walk(visitor);
    expect(visitor.surprises(), 'messages that no one announced').toEqual([]);
  });
}
