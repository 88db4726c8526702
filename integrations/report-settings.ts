import type { AstroIntegration } from 'astro';
import type { Settings } from '../src/settings.ts';

/** Warns at the end of a build about optional settings that are missing. */
export const reportSettings = (settings: Settings): AstroIntegration => ({
  name: 'report-settings',
  hooks: {
    'astro:build:done': ({ logger }) => {
      if (!settings.emailService) {
        logger.warn(
          'No email service is set: the form opens the visitor’s email app (see .env.example).',
        );
      }
      if (!settings.siteUrl) {
        logger.warn(
          'SITE_URL is not set: no sitemap, canonical link or share image (see .env.example).',
        );
      }
    },
  },
});
