import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import type { SharedWords } from '../../content/derive.ts';

interface PolicyProps {
  readonly title: string;
  readonly copy: SharedWords['policy'];
  /** The language that dates are written in. */
  readonly language: string;
  /** The day from which the text applies, as `2025-01-31`; null for one without a date, such as an imprint. */
  readonly effective: string | null;
  /** The table of contents. */
  readonly contents?: ReactNode;
  /** The policy's text, rendered from Markdown. */
  readonly children: ReactNode;
}

export function Policy({ title, copy, language, effective, contents, children }: PolicyProps) {
  const back = (
    <Button variant="secondary" href="/">
      {copy.back}
    </Button>
  );
  const longDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="policy page-width">
      <h1>{title}</h1>
      {effective !== null && (
        <p className="text-muted">
          {copy.effective} <time dateTime={effective}>{longDate.format(new Date(effective))}</time>
        </p>
      )}
      {back}
      <div className="columns">
        {contents}
        <div>
          <div className="prose">{children}</div>
          {back}
        </div>
      </div>
    </div>
  );
}
