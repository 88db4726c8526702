import type { BuiltDocument, BuiltSite } from '../../../hosting/built-site.ts';
import type { Deployment } from '../../../src/env.ts';

const plain: BuiltDocument = {
  scriptHashes: ['sha256-theme'],
  styleHashes: ['sha256-styles'],
  hasForm: false,
  hasAudio: false,
};

/** What a small built site holds: two pages, the error documents, an icon, a hashed file. */
export const sampleSite: BuiltSite = {
  files: [
    '/404.html',
    '/500.html',
    '/_astro/page.a1b2.js',
    '/favicon.svg',
    '/index.html',
    '/privacy-policy.html',
    '/robots.txt',
  ],
  documents: new Map([
    ['/404.html', { ...plain, scriptHashes: ['sha256-unknown'] }],
    ['/500.html', plain],
    ['/favicon.svg', { ...plain, scriptHashes: [], styleHashes: ['sha256-icon'] }],
    ['/index.html', { ...plain, hasForm: true }],
    ['/privacy-policy.html', plain],
  ]),
};

export const sampleDeployment: Deployment = {
  siteUrl: 'https://agency.example',
  emailKeys: { publicKey: 'public', serviceId: 'service', templateId: 'template' },
  emailOrigin: 'https://mail.example',
  hsts: 'host',
};
