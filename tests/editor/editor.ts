import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { copy, git } from './copy.ts';

/** A test that answers every question with yes, and puts the content back after it. */
export const test = base.extend({
  page: async ({ context, page }, use) => {
    context.on('dialog', (question) => question.accept());
    await use(page);
    restoreContent();
  },
});

export { expect };

export type Editor = ReturnType<typeof editorOf>;

/** Opens a form by its file, or by its name in the menu. */
export async function openForm(page: Page, name: string): Promise<Editor> {
  await page.goto('/edit/');
  const menu = page.getByRole('navigation', { name: 'Forms' });
  const link = (text: string) => menu.getByRole('link', { name: text, exact: true });
  await link(name)
    .or(link(`${name} not saved`))
    .click();
  return editorOf(page, name);
}

export function editorOf(page: Page, name: string | RegExp) {
  const form = page.getByRole('form', { name, exact: true });
  return {
    form,
    site: page.frameLocator('[title="Preview"]'),
    /** A field by its label, within a group or list if several have it. */
    field: (label: string, group?: string) =>
      (group ? form.getByRole('group', { name: new RegExp(`^${group}`) }) : form)
        .getByLabel(label, { exact: true })
        .first(),
    save: () => form.getByRole('button', { name: /^(?:Save|Create)$/ }).click(),
    status: form.locator('.save-bar').getByRole('status'),
  };
}

/** Saves, and waits until the file holds it. */
export async function saved(editor: Editor): Promise<void> {
  await editor.save();
  await expect(editor.status).toHaveText('Saved.');
}

/** The lines that the tests removed from and added to the content. */
export function changedLines(): string[] {
  git('add', '--intent-to-add', 'src/content');
  return git('diff', '--unified=0')
    .split('\n')
    .filter((line) => /^(?!--- |\+{3} )[-+]/.test(line));
}

export const changedFiles = () => git('status', '--short', 'src/content').trim();

export const contentFile = (file: string) => join(copy, 'src/content', file);
export const textOf = (file: string) => readFileSync(contentFile(file), 'utf8');

/** What another program does to a file. */
export function changeFile(file: string, from: string, to: string): void {
  writeFileSync(contentFile(file), textOf(file).replace(from, to));
}

export function restoreContent(): void {
  git('add', 'src/content');
  git('reset', '--quiet', '--hard');
}
