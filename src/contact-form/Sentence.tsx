import type { ReactNode } from 'react';

interface SentenceProps {
  readonly text: string;
  /** What stands in place of each name in braces. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links or an address in it. Each part has an element of its own, for browser translation. */
export function Sentence({ text, parts }: SentenceProps) {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    <span key={index} suppressHydrationWarning>
      {index % 2 === 0 ? part : parts[part]}
    </span>
  ));
}
