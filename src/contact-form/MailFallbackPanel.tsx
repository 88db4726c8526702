import { useMemo, useRef, useState } from 'react';
import { buttonStyle } from '../components/button-style.ts';
import { Icon } from '../components/Icon.tsx';
import type { ContactFormCopy } from '../content/schema.ts';
import { composeMail, type MailLink } from './mail-link.ts';
import type { HandedOver } from './use-inquiry.ts';

export const panelTitleId = 'handed-over-title';

interface HandedOverPanelProps {
  readonly words: ContactFormCopy;
  readonly email: string;
  readonly step: HandedOver;
  readonly link: MailLink;
  readonly onPutBack: () => void;
  readonly onFinish: () => void;
}

/** F11: what happened, the link again, and the whole message where it can be read and copied. */
export function HandedOverPanel({ words, email, step, link, ...on }: HandedOverPanelProps) {
  const { panel, mail } = words;
  const { values, isKept, isConfirmed } = step;
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('');
  const text = useMemo(() => {
    const { subject, body } = composeMail(values, mail);
    return `${subject}\n\n${body.replaceAll('\r\n', '\n')}`;
  }, [values, mail]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      // Clipboard denied: the text is selected, one key press away.
      field.current?.focus();
      field.current?.select();
      setCopied('no');
    }
  }

  return (
    <section aria-labelledby={panelTitleId} className="grid gap-4">
      <h4 id={panelTitleId} tabIndex={-1} className="font-display text-lede">
        {isConfirmed ? panel.lateTitle : panel.title}
      </h4>
      {isConfirmed ? (
        <p className="font-medium text-success">{panel.late}</p>
      ) : (
        <>
          <p>{link.cut ? panel.cut : panel.text}</p>
          <p className="text-muted">
            {panel.nothing} <a href={`mailto:${email}`}>{email}</a>.
          </p>
          {!isKept && <p className="font-medium">{panel.notKept}</p>}
        </>
      )}
      <label htmlFor="handed-over-text" className="mt-2 text-small font-semibold">
        {panel.message}
      </label>
      <textarea
        ref={field}
        id="handed-over-text"
        readOnly
        rows={10}
        value={text}
        className="w-full rounded-control border border-control bg-bg px-3.5 py-[0.6875rem] text-small"
      />
      <div className="flex flex-wrap gap-2">
        {!isConfirmed && (
          <a href={link.href} className={buttonStyle('primary')}>
            {panel.again}
          </a>
        )}
        <button type="button" onClick={copy} className={buttonStyle('secondary')}>
          <Icon name={copied === 'yes' ? 'check' : 'copy'} className="size-4" />
          {panel.copy}
        </button>
        <button type="button" onClick={on.onPutBack} className={buttonStyle('secondary')}>
          {panel.restore}
        </button>
        <button type="button" onClick={on.onFinish} className={buttonStyle('secondary')}>
          {isConfirmed ? panel.close : panel.done}
        </button>
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {copied === 'yes' && panel.copied}
        {copied === 'no' && panel.copyFailed}
      </p>
    </section>
  );
}
