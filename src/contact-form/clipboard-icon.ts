const namespace = 'http://www.w3.org/2000/svg';

/** Two sheets, drawn as `Icon.tsx` draws. */
export function clipboardIcon(): SVGElement {
  const icon = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', 'M7 7h10v10H7zM13 7V3H3v10h4');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(path);
  return icon;
}
