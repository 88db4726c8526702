import type { APIRoute, GetStaticPaths } from 'astro';
import { readDeployment } from '../env.ts';
import { type GeneratedFile, generatedFiles } from '../seo/generated-files.ts';

export const getStaticPaths = (async () =>
  (await generatedFiles(readDeployment().siteUrl)).map((file) => ({
    params: { file: file.path.slice(1) },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: GeneratedFile }> = async ({ props: { file } }) =>
  new Response(await file.body(), { headers: { 'Content-Type': file.type } });
