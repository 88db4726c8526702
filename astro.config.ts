import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { finishBuild } from './hosting/finish-build.ts';
import { writeHostFiles } from './hosting/host-files.ts';
import { readHost } from './hosting/hosts.ts';
import { bundledLicenses, writeLicenseNotices } from './hosting/license-notices.ts';
import { contentPlugin } from './src/content/content-plugin.ts';
import { readDeployment } from './src/env.ts';
import { inlineScriptPlugin } from './src/inline-script/inline-script-plugin.ts';

const deployment = readDeployment();
// Set by `npm run build:nginx` and its like.
const host = readHost(process.env['BUILD_FOR_HOST']);

export default defineConfig({
  ...(deployment.siteUrl === null ? {} : { site: deployment.siteUrl }),
  outDir: process.env['SITE_OUT_DIR'] ?? 'dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    {
      name: 'interaction-directive',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({
            name: 'interaction',
            entrypoint: './src/loading/interaction-directive.ts',
          });
        },
      },
    },
    {
      name: 'hosting',
      hooks: {
        'astro:build:done': ({ dir }) => {
          const directory = fileURLToPath(dir);
          finishBuild(directory);
          writeLicenseNotices(directory);
          writeHostFiles(directory, deployment, host);
        },
      },
    },
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [contentPlugin(), inlineScriptPlugin()],
    build: { assetsInlineLimit: 0, modulePreload: false, license: { fileName: bundledLicenses } },
    environments: {
      // Bundled: Node would load it before `local-storage-stub.ts`, and it reads localStorage as it loads.
      prerender: { resolve: { noExternal: ['@emailjs/browser'] } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // One file for what several islands share, React among it.
                groups: [
                  { name: 'shared', test: /rolldown.runtime/ },
                  { name: 'shared', test: /./s, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
    server: { watch: { ignored: ['**/.local/**', '**/dist/**', '**/dist.new/**'] } },
    optimizeDeps: {
      include: [
        'react-dom/client',
        '@base-ui/react/toast',
        '@base-ui/react/tooltip',
        '@emailjs/browser',
      ],
    },
    // Compiles `light-dark()` and the ranges of media queries for browsers from before 2024.
    css: { lightningcss: { include: Features.LightDark | Features.MediaQueries } },
  },
});
