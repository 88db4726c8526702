import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { cacheHeaders } from './integrations/cache-headers.ts';
import { clientNear } from './integrations/client-near.ts';
import { reportSettings } from './integrations/report-settings.ts';
import { readSettings } from './src/settings.ts';

const settings = readSettings();
const { siteUrl, emailService } = settings;

export default defineConfig({
  ...(siteUrl && { site: siteUrl }),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    mdx(),
    react(),
    clientNear,
    ...(siteUrl ? [sitemap()] : []),
    cacheHeaders,
    reportSettings(settings),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        `connect-src 'self'${emailService ? ` ${emailService.origin}` : ''}`,
        "font-src 'self' data:",
        "img-src 'self'",
        "manifest-src 'self'",
      ],
    },
  },
  // The inline styles of highlighted code would violate the policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    build: {
      // Both fonts are part of each document: as files, they would lay the page out again after its first paint.
      assetsInlineLimit: (path) => path.includes('/styles/fonts/') && !path.includes('-latin'),
      license: { fileName: 'third-party-licenses.md' },
      // Astro's own directive in what it makes of MDX.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    // Compiles `light-dark()`, media query ranges and nesting for browsers from before 2024; `npm run dev` does it, too.
    css: {
      transformer: 'lightningcss',
      lightningcss: { include: Features.LightDark | Features.MediaQueries | Features.Nesting },
    },
  },
});
