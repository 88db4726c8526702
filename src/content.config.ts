import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** The policies: each file is a page at an address of its name, and a link in the footer. */
const policies = defineCollection({
  loader: glob({ pattern: '*.mdx', base: 'src/content/policies' }),
  schema: z.strictObject({
    title: z.string(),
    /** Under the title in search results. */
    description: z.string().min(50).max(160),
    /** The day from which the text applies. */
    effective: z.iso.date("must be a date that exists, such as '2025-01-31', in quotation marks"),
  }),
});

export const collections = { policies };
