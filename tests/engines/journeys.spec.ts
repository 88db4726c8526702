import { expect } from '@playwright/test';
import { test } from './engine-test.ts';
import { dialogs } from './journeys/dialogs.ts';
import { inquiries } from './journeys/inquiry.ts';
import { fallbacks } from './journeys/inquiry-fallback.ts';
import { menus } from './journeys/menu.ts';
import { reading } from './journeys/reading.ts';
import { themes } from './journeys/theme.ts';
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
