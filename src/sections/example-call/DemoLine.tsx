import type { Phone } from '../../content/derive.ts';

export interface DemoLineProps {
  readonly text: string;
  readonly phone: Phone;
}

/** A number that a visitor can call to hear an agent. */
export function DemoLine({ text, phone }: DemoLineProps) {
  return (
    <p className="demo-line">
      {text} <a href={phone.href}>{phone.display}</a>
    </p>
  );
}
