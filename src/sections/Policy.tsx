import type { ReactNode } from 'react';
import { buttonStyle } from '../components/button-style.ts';
import type { policyPage } from '../content/pages.ts';

interface PolicyProps {
  readonly title: string;
  readonly words: typeof policyPage;
  /** The day from which the text applies, as `2025-01-31`. */
  readonly effective: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** The policy's text, rendered from Markdown. */
  readonly children: ReactNode;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function Policy({ title, words, effective, sections, children }: PolicyProps) {
  return (
    <div className="page-width pt-[calc(var(--header)+clamp(2rem,6vw,4.5rem))] pb-[clamp(4.5rem,10vw,8rem)]">
      <h1 className="text-heading tracking-[-0.02em] md:text-display">{title}</h1>
      <p className="mt-4 text-muted">
        {words.effective} <time dateTime={effective}>{longDate.format(new Date(effective))}</time>
      </p>
      <div className="mt-12 grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <nav aria-labelledby="contents-title" className="lg:col-span-4 print:hidden">
          <div className="border-t border-line pt-4 lg:sticky lg:top-(--header)">
            <h2 id="contents-title" className="mb-2 font-text text-small font-semibold">
              {words.contents}
            </h2>
            <ol className="text-small">
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="inline-block py-[0.3rem] text-muted no-underline hover:text-ink hover:underline"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="lg:col-span-7 lg:col-start-6">
          <div className="prose">{children}</div>
          <a href="/" className={buttonStyle('secondary', 'mt-12 print:hidden')}>
            {words.back}
          </a>
        </div>
      </div>
    </div>
  );
}
