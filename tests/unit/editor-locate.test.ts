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

test('O8 an entry that is called by its own name is found', () => {
  expect(at('src/content/agency.yaml: figures, clients ("50+"), basis is empty.')).toEqual({
    file,
    path: ['figures', 0, 'basis'],
    entry: 'clients',
    text: 'is empty.',
  });
});
