export interface DemoLineProps {
  readonly text: string;
  readonly phone: { readonly display: string; readonly href: string };
}

/** A number that a visitor can call to hear an agent. */
export function DemoLine({ text, phone }: DemoLineProps) {
  return (
    <p className="text-small">
      {text}{' '}
      <a href={phone.href} className="inline-flex min-h-11 items-center font-semibold text-inherit">
        {phone.display}
      </a>
    </p>
  );
}
