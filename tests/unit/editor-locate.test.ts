import { expect, test } from 'vitest';
import { locate } from '../../editor/locate.ts';
import { subjects } from '../../editor/subjects.ts';
import { toForm } from '../../editor/yaml-file.ts';

const text = 'name: Bell\nfigures:\n  - name: clients\n    value: 50+\nemail: hello@example.com\n';
const subject = subjects.find(({ path }) => path === 'agency.yaml');
const at = (message: string) =>
  locate(message, 'src/content', (file) =>
    subject && file === subject.path
      ? { shape: subject.shape, value: toForm(file, text), text }
      : null,
  );
const file = 'agency.yaml';

test.each([
  ['agency.yaml: name is missing; write it.', ['name'], 'is missing; write it.'],
  ['agency.yaml, line 4: figures, entry 1, value is empty.', ['figures', 0, 'value'], 'is empty.'],
  ['agency.yaml, line 5: has the placeholder "x".', ['email'], 'has the placeholder "x".'],
  ['agency.yaml, line 4: has the placeholder.', ['figures', 0, 'value'], 'has the placeholder.'],
  ['agency.yaml, line 9: is not indented.', [], 'is not indented.'],
])('O8 "%s" leads to its field', (message, path, rest) => {
  expect(at(`src/content/${message}`)).toEqual({ file, path, text: rest });
});

test('O8 a message about no file of the content stays as it is', () => {
  const message = 'SITE_URL is not set. Write the address of your site.';
  expect(at(message)).toEqual({ file: null, path: [], text: message });
});

test('O8 an entry that is called by its own name is found', () => {
  expect(at('src/content/agency.yaml: figures, clients ("50+"), basis is empty.')).toEqual({
    file,
    path: ['figures', 0, 'basis'],
    entry: 'clients',
    text: 'is empty.',
  });
});
