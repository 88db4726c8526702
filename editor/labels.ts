/** The keys that make no plain label of their own. */
const labels: Readonly<Record<string, string>> = {
  boundary: 'What it will not do',
  crash: 'When the form has stopped',
  effective: 'Date of effect',
  heard: 'Above the spoken words',
  honeypot: 'Hidden field',
  kept: 'Above what was typed',
  late: 'When the service confirms late',
  lateTitle: 'Heading when the service confirms late',
  lede: 'Introduction',
  line: 'Line in the share picture',
  listen: 'Name of the recording',
  mailed: 'Sent by mail program',
  mailFallback: 'Mail program opened',
  nav: 'Navigation',
  newTab: 'Opens in a new tab',
  next: 'What happens next',
  noScript: 'Without JavaScript',
  nothing: 'When no mail program opens',
  notKept: 'When no copy is kept',
  panel: 'When the mail program opens',
  pictogram: 'Drawing',
  primary: 'First button',
  secondary: 'Second button',
  skip: 'Link over the header',
  spoken: 'Spoken words',
  toasts: 'Short messages',
  transcript: 'Example conversation',
  undoClear: 'Undo',
  url: 'Web address',
  wontDo: 'What the agents never do',
};

/** `responseTime` becomes "Response time". */
export const labelOf = (key: string): string =>
  labels[key] ??
  key
    .replaceAll(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());
