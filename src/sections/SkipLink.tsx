import { Button } from '../components/Button.tsx';

export function SkipLink({ text }: { text: string }) {
  return (
    <Button look="primary" href="#main" className="skip-link">
      {text}
    </Button>
  );
}
