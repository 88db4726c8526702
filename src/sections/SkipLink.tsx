import { buttonStyle } from '../components/button-style.ts';

export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      className={buttonStyle(
        'primary',
        'print:hidden fixed start-4 top-4 z-20 -translate-y-[200%] focus:translate-y-0',
      )}
    >
      {text}
    </a>
  );
}
