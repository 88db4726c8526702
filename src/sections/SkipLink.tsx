import { buttonStyle } from '../components/button-style.ts';

export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      className={buttonStyle(
        'lamp',
        'print:hidden fixed start-2 top-2 z-20 -translate-y-[200%] focus:translate-y-0',
      )}
    >
      {text}
    </a>
  );
}
