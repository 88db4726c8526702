import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { securityHeaders } from './integrations/security-headers.ts';
import { contentPlugin } from './src/content/content-plugin.ts';
import { readDeployment } from './src/env.ts';

const { siteUrl, emailOrigin } = readDeployment();

export default defineConfig({
  ...(siteUrl === null ? {} : { site: siteUrl }),
  outDir: process.env['SITE_OUT_DIR'] ?? 'dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), securityHeaders()],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        `connect-src 'self' ${emailOrigin}`,
        "font-src 'self'",
        "img-src 'self'",
        "manifest-src 'self'",
      ],
    },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [contentPlugin()],
    build: { assetsInlineLimit: 0, license: { fileName: 'third-party-licenses.md' } },
    // Bundled: Node would load it before `local-storage-stub.ts`, and it reads localStorage as it loads.
    environments: { prerender: { resolve: { noExternal: ['@emailjs/browser'] } } },
    // Compiles `light-dark()` and the ranges of media queries for browsers from before 2024.
    css: { lightningcss: { include: Features.LightDark | Features.MediaQueries } },
  },
});
