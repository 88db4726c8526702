import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonSchema } from '../../../integrations/json-schemas.ts';
import { readContent } from '../../../scripts/read-content.ts';
import type { SchemaName } from '../../../src/content/schema.ts';

let folder: string;
/** Any one of the services. */
const [service = ''] = readdirSync('src/content/services').map((file) => `services/${file}`);

// Inside the project, whose packages the copy imports.
beforeEach(() => {
  mkdirSync('.local', { recursive: true });
  folder = mkdtempSync('.local/content ');
  cpSync('src', join(folder, 'src'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Changes a file of the copied content. */
function edit(file: string, from: RegExp | string, to: string): void {
  const path = join(folder, 'src/content', file);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(from, () => to);
  expect(edited).not.toBe(text);
  writeFileSync(path, edited);
}

test.each([
  ['agency.yaml', /^email:.*/m, 'email: hello', 'Invalid email address', '→ at email'],
  ['agency.yaml', /^phone:.*/m, 'phone: 212 555-0142', 'Not a phone number', 'phone'],
  ['agency.yaml', /url:.*/, 'url: cal.com', 'Not an https address', 'consultation.url'],
  ['agency.yaml', /^language:.*/m, 'language: ar', 'right to left', '→ at language'],
  ['hero.yaml', /^title:/m, 'titel:', 'Unrecognized key: "titel"', 'title'],
  // Invalid YAML, with its place in the line.
  ['hero.yaml', /^title:.*/m, 'title: Phones: answered', ':14)', ''],
  ['hero.yaml', /^primaryButton:.*/m, 'primaryButton: ""', 'Too small', 'primaryButton'],
  ['contact.yaml', /^title:.*/m, 'title: By {{agency.nmae}}', 'Unknown fact {{agency.nmae}}', ''],
  ['pages.yaml', /effective:.*/, 'effective: 2025-02-30', 'Not a date', 'privacy.effective'],
  ['privacy-policy.md', /^/, 'By {{agency.nmae}}.\n\n', 'Unknown fact {{agency.nmae}}', ''],
  [service, /drawing:.*/, 'drawing: robot', 'Invalid option', 'drawing'],
  [service, /^ {2}- .*\n/m, '', 'Too small', 'features'],
])('O1 a mistake in %s stops the build: %s -> %s', async (file, from, to, says, key) => {
  edit(file, from, to);
  const message = await readContent(folder).then(String, (error: Error) => error.message);
  expect(message).toContain(`src/content/${file}`);
  expect(message).toContain(says);
  expect(message).toContain(key);
});

test('O1 all files with a mistake are named together', async () => {
  edit('agency.yaml', /^email:.*/m, 'email: hello');
  edit('hero.yaml', /^title:.*/m, 'title: [1]');
  edit('terms-of-service.md', /^/, '{{no.fact}}');
  await expect(readContent(folder)).rejects.toThrow(
    /agency\.yaml[\s\S]*hero\.yaml[\s\S]*terms-of-service\.md/,
  );
});

test('O1 a service file whose name cannot be part of an address stops the build', async () => {
  const from = join(folder, 'src/content', service);
  cpSync(from, join(folder, 'src/content/services/a copy.yaml'));
  renameSync(from, join(folder, 'src/content/services/voice.yml'));
  await expect(readContent(folder)).rejects.toThrow(
    /services\/a copy\.yaml\nOnly services[\s\S]*services\/voice\.yml\nOnly services/,
  );
});

test('O1 a file is a service, in its place', async () => {
  const services = join(folder, 'src/content/services');
  renameSync(join(folder, 'src/content', service), join(services, 'renamed.yaml'));
  edit('services/renamed.yaml', /^order:.*/m, 'order: 0');
  const content = await readContent(folder);
  expect(content.services[0]?.slug).toBe('renamed');
  expect(content.services).toHaveLength(readdirSync(services).length);
});

const settings: { 'yaml.schemas': Record<string, string> } = JSON.parse(
  readFileSync('.vscode/settings.json', 'utf8'),
);

test.each(Object.entries(settings['yaml.schemas']))(
  'O1 editors accept the delivered file: %s for %s',
  (schemaFile, pattern) => {
    const name = schemaFile.replace(/^.*\/|\.json$/g, '') as SchemaName;
    const file = pattern.replace('services/*.yaml', service);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const isValid = ajv.compile(jsonSchema(name));
    isValid(load(readFileSync(file, 'utf8')));
    expect(isValid.errors).toBeNull();
  },
);
