/** Labels for keys from which no plain label can be derived. */
const labels: Readonly<Record<string, string>> = {
  crash: 'When the form has crashed',
  effective: 'Effective date',
  honeypot: 'Hidden field',
  lateTitle: 'Heading when the service confirms late',
  lede: 'Introduction',
  mailed: 'Sent by email app',
  mailFallback: 'Email app opened',
  nav: 'Navigation',
  next: 'What happens next',
  noScript: 'Without JavaScript',
  notKept: 'When no copy is kept',
  panel: 'When the email app opens',
  skip: 'Skip link',
  toasts: 'Short messages',
  transcript: 'Example conversation',
  url: 'Web address',
};

/** `responseTime` becomes "Response time". */
export const labelOf = (key: string): string =>
  labels[key] ??
  key
    .replaceAll(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());
