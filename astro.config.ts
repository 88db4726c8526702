import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { reportSettings } from './integrations/report-settings.ts';
import { securityHeaders } from './integrations/security-headers.ts';
import { settings } from './src/settings.ts';

const { siteUrl, emailKeys, emailOrigin } = settings;

export default defineConfig({
  ...(siteUrl && { site: siteUrl }),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    ...(siteUrl ? [sitemap()] : []),
    securityHeaders,
    reportSettings(settings),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        `connect-src 'self'${emailKeys ? ` ${emailOrigin}` : ''}`,
        "font-src 'self'",
        "img-src 'self'",
        "manifest-src 'self'",
      ],
    },
  },
  // Its inline styles would violate the policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    build: {
      assetsInlineLimit: 0,
      license: { fileName: 'third-party-licenses.md' },
      rolldownOptions: {
        // Bundles what islands share into one file, not one per module. A phone never loads the tooltips. The email
        // library would otherwise be called `es`.
        output: {
          codeSplitting: {
            groups: [
              { name: 'emailjs', test: /@emailjs/ },
              { name: 'shared', test: /^(?!.*(Tooltip|base-ui|floating-ui))/, minShareCount: 2 },
            ],
          },
        },
      },
    },
    // Compiles `light-dark()`, media query ranges and nesting for browsers from before 2024.
    css: {
      lightningcss: { include: Features.LightDark | Features.MediaQueries | Features.Nesting },
    },
  },
});
