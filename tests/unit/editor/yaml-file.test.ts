import { expect, test } from 'vitest';
import type { Group } from '../../../editor/form-value.ts';
import { mergeFile, toForm } from '../../../editor/yaml-file.ts';

const file = `# What the agency sells
name: "{{agency.name}}, by phone"
minutes: 30 # free

features:
  - yes
  - 'Answers 24/7'
figures:
  basis: ""
`;
const saved = {
  name: '{{agency.name}}, by phone',
  minutes: '30',
  features: ['yes', 'Answers 24/7'],
  example: { label: '' },
  figures: {},
};
const save = (changed: Group, old = file) =>
  mergeFile('services/phone.yaml', old, { ...saved, ...changed });

test.each([
  [{}, '', ''],
  [{ name: 'Calls: "all"' }, /^name: .*/m, String.raw`name: "Calls: \"all\""`],
  [{ minutes: '45' }, 'minutes: 30', 'minutes: 45'],
  [{ features: ['yes', '0123'] }, "'Answers 24/7'", "'0123'"],
  [{ features: ['#1', 'yes', 'Answers 24/7'] }, '  - yes', '  - "#1"\n  - yes'],
  [{ features: ['Answers 24/7'] }, '  - yes\n', ''],
  [{ features: ['yes'] }, "  - 'Answers 24/7'\n", ''],
])(
  'O8 a save of %j leaves the other lines and all line ends as they are',
  (change, before, after) => {
    const merged = file.replace(before, after);
    expect(save(change)).toBe(merged);
    const fromWindows = (text: string) => text.replaceAll('\n', '\r\n');
    expect(save(change, fromWindows(file))).toBe(fromWindows(merged));
  },
);

test('O8 a save leaves a text over several lines as it is unless it was changed', () => {
  const old = 'name: |\n  One\n  Two\nminutes: 30\n';
  const typed = { name: 'One\nTwo\n', minutes: '45' };
  expect(mergeFile('services/phone.yaml', old, typed)).toBe(old.replace('30', '45'));
});

test('O7 an optional section is added in schema order and removed when its fields are emptied', () => {
  const added = save({ example: { label: 'Example' } });
  expect(added).toBe(file.replace('figures:', 'example:\n  label: Example\nfigures:'));
  expect(save({}, added)).toBe(file);
});

test.each(['\n', '\r\n'])(
  'O8 a policy with the line ends %j keeps all but what is typed',
  (end) => {
    const head = '---\neffective: 2025-01-01 # reviewed\n---\n';
    const body = '\n* One\n\n\n+ Two\n';
    const policy = `${head}${body}`.replaceAll('\n', end);
    const form = toForm('privacy-policy.md', policy);
    expect(form).toEqual({ effective: '2025-01-01', body: body.replaceAll('\n', end) });
    // A text field has no other line ends.
    const typed = { ...form, body: body.replace('Two', 'Three') };
    const merged = policy.replace('Two', 'Three');
    expect(mergeFile('privacy-policy.md', policy, typed)).toBe(merged);
  },
);

test('O8 a policy without frontmatter gets it, even when its text has horizontal rules', () => {
  const policy = 'One\n\n---\n\nTwo\n\n---\n';
  const form = toForm('privacy-policy.md', policy);
  expect(form).toEqual({ body: policy });
  expect(mergeFile('privacy-policy.md', policy, { ...form, effective: '2026-01-31' })).toBe(
    `---\neffective: 2026-01-31\n---\n${policy}`,
  );
});

test.each(['title: *x', 'title: "A', '- A'])('O8 the file %j has no form', (text) => {
  expect(toForm('services-section.yaml', text)).toBeNull();
});
