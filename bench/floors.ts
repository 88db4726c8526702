import type { Page } from '@playwright/test';
import { formId } from '../src/contact-form/form-id.ts';
import { field, send } from './form.ts';
import { dialog, type Interaction, menu, theme } from './interaction.ts';

/** What the browser alone needs for the same: the reason where a budget is out of reach. */
export const floors: readonly (Interaction & { readonly isBlank?: boolean })[] = [
  {
    name: 'on a blank page: a press that changes a word',
    isBlank: true,
    prepare: (page) =>
      page.evaluate(() => {
        document.body.innerHTML = '<button type="button">One</button>';
        document.querySelector('button')?.addEventListener('click', ({ target }) => {
          (target as Element).textContent = 'Two';
        });
      }),
    act: (page, press) => press(page.locator('button')),
  },
  {
    ...theme,
    name: 'on the limit page: the theme, by its attribute alone',
    prepare: (page) =>
      page.evaluate(() => {
        document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
          document.documentElement.dataset['theme'] = 'dark';
        });
      }),
  },
  { ...menu, name: 'on the limit page: the menu, by the platform alone' },
  { ...dialog, name: 'on the limit page: the dialog, by the platform alone' },
  {
    name: 'on the limit page: five errors and the focus, by a handler that does nothing else',
    prepare: async (page) => {
      await reachBareForm(page);
      await page.evaluate((id) => {
        const form = document.getElementById(id) as HTMLFormElement;
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          for (const error of form.querySelectorAll<HTMLElement>('[id$="-error"]')) {
            error.textContent = 'Please fill in this field.';
            error.hidden = false;
          }
          const fields = form.querySelectorAll<HTMLElement>('input, textarea');
          for (const each of fields) each.setAttribute('aria-invalid', 'true');
          fields[0]?.focus();
        });
      }, formId);
    },
    act: (page, press) => press(send(page)),
  },
  {
    name: 'on the limit page: another word on the send button, by a handler that does nothing else',
    prepare: async (page) => {
      await reachBareForm(page);
      await page.evaluate((id) => {
        document.getElementById(id)?.addEventListener('submit', (event) => {
          event.preventDefault();
          const button = (event as SubmitEvent).submitter as HTMLButtonElement;
          button.textContent = 'Sending...';
          button.disabled = true;
        });
      }, formId);
    },
    act: (page, press) => press(send(page)),
  },
  {
    name: 'on the limit page: a box at its edge goes, by a handler that does nothing else',
    prepare: (page) =>
      page.evaluate(() => {
        const box = document.createElement('div');
        box.className = 'toasts';
        box.innerHTML = '<div class="toast"><button type="button">Close</button></div>';
        document.body.append(box);
        box.addEventListener('click', () => box.remove());
      }),
    act: (page, press) => press(page.locator('.toast button')),
  },
];

async function reachBareForm(page: Page): Promise<void> {
  await field(page, 'message').scrollIntoViewIfNeeded();
  await send(page).scrollIntoViewIfNeeded();
}
