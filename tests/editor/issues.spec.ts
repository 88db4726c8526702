import { services } from '../content.ts';
import { changedLines, expect, openForm, test } from './editor.ts';

const service = services[0]?.name ?? '';

/** Form, group, field, what is typed there, and what the message says besides the form and the field. */
const issues: readonly (readonly [string, string, string, string, RegExp])[] = [
  ['Agency', 'Consultation', 'Minutes', 'half an hour', /is not a whole number/],
  [service, 'Features', 'Entry 1', '', /is empty/],
  ['Example call', 'Turns', 'Time', 'at once', /is not a time/],
  ['Privacy policy', '', 'Text', 'Call {{agency.fax}}.', /matches no fact/],
];

for (const [form, group, label, typed, message] of issues) {
  test(`O8 ${form}, ${group} ${label} "${typed.slice(0, 24)}" is named, not saved, and kept`, async ({
    page,
  }) => {
    const editor = await openForm(page, form);
    const field = editor.field(label, group);
    await field.fill(typed);
    await editor.save();
    const list = editor.form.getByRole('region', { name: 'Not saved yet' });
    const link = list.getByRole('link', { name: message });
    // The form and the field, and no file.
    await expect(link).toContainText(`${form}: `);
    await expect(link).toContainText(new RegExp(label, 'i'));
    await expect(link).not.toContainText(/\.yaml|\.md|line \d/);
    await expect(field).toHaveValue(typed);
    await link.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(message);
    expect(changedLines()).toEqual([]);
  });
}
