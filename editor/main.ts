import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadContent } from '../src/content/load.ts';
import {
  contentSchemas,
  fileName,
  frontMatterSchema,
  serviceSchema,
} from '../src/content/schema.ts';
import { contentApi } from './content-api.ts';
import { labelOf } from './labels.ts';
import { startEditor } from './server.ts';
import type { Subject } from './shape.ts';

const subject = (path: string, schema: z.ZodType) =>
  ({ path, shape: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) }) as Subject;

/** Each content file, in the order of the menu. */
const subjects = [
  ...Object.entries(contentSchemas).flatMap(([name, schema]) => [
    subject(fileName(name), schema),
    ...(name === 'servicesSection' ? [subject('services/*.yaml', serviceSchema)] : []),
  ]),
  subject('privacy-policy.md', frontMatterSchema),
  subject('terms-of-service.md', frontMatterSchema),
];

/** Says a mistake that `loadContent` found in the words of the forms: their labels for the keys, and no line. */
function inLabels(mistake: string): string {
  const [file = ''] = mistake.split(/[,: ]/);
  let shape = subjects.find(({ path }) => matchesGlob(file, path))?.shape;
  const labelIn = (key: string) => {
    shape = /^entry \d+$/.test(key) ? shape?.items : shape?.properties?.[key];
    return key.includes(' ') || !shape ? key : (shape.title ?? labelOf(key));
  };
  return mistake
    .replace(/, line \d+(?=:)/, '')
    .replace(/(?<=(?:yaml|md|\)): )(?:\w+(?: \d+)?, )*\w+/, (place) =>
      place.split(', ').map(labelIn).join(', '),
    );
}

function findErrors(directory: string): readonly string[] {
  try {
    loadContent(directory);
    return [];
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return message.replaceAll(`${directory}/`, '').split('\n').map(inLabels);
  }
}

const { values } = parseArgs({ options: { port: { type: 'string' }, site: { type: 'string' } } });
const { port, site } = z.object({ port: z.coerce.number(), site: z.url() }).parse(values);
const api = contentApi({ folder: 'src/content', subjects, findErrors });
const address = await startEditor({ port, siteOrigin: site, subjects, api });
console.log(`Editor ${address}   Open this address in your browser.`);
