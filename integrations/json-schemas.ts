import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { type SchemaName, schemas } from '../src/content/schema.ts';

/**
 * The JSON Schema for a content file, which lets editors complete and check it as you type. Maximum lengths are left to the
 * build: `{{agency.name}}` is longer than the name.
 */
export function jsonSchema(name: SchemaName): object {
  return z.toJSONSchema(schemas[name], {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: schema }) => {
      delete schema.maxLength;
    },
  });
}

/** Writes the JSON Schemas where `.vscode/settings.json` looks for them, whenever the site is built or served. */
export const jsonSchemas: AstroIntegration = {
  name: 'json-schemas',
  hooks: {
    'astro:config:setup': () => {
      mkdirSync('.astro/content', { recursive: true });
      for (const name of Object.keys(schemas) as SchemaName[]) {
        writeFileSync(`.astro/content/${name}.json`, JSON.stringify(jsonSchema(name), null, 2));
      }
    },
  },
};
