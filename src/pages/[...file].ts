import type { APIRoute, GetStaticPaths } from 'astro';
import { readDeployment } from '../env.ts';
import { type SiteFile, siteFiles } from '../seo/site-files.ts';

export const getStaticPaths = (() =>
  siteFiles(readDeployment().siteUrl).map((file) => ({
    params: { file: file.path.slice(1) },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: SiteFile }> = async ({ props: { file } }) =>
  new Response(await file.body(), { headers: { 'Content-Type': file.type } });
