export interface DemoLineProps {
  readonly text: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly className?: string;
}

/** A number that a visitor can call to hear an agent. */
export function DemoLine({ text, phone, className = '' }: DemoLineProps) {
  return (
    <p className={`demo-line ${className}`}>
      {text} <a href={phone.href}>{phone.display}</a>
    </p>
  );
}
