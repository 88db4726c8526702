import { useRef, useState } from 'react';
import type { InquiryWords } from '../../content/inquiry.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Inquiry } from '../inquiry.ts';
import { composeMail } from '../mail-link.ts';

interface HandedOverPanelProps {
  readonly words: InquiryWords;
  readonly email: string;
  readonly values: Inquiry;
  readonly confirmedLate: boolean;
  readonly href: string;
  readonly onPutBack: () => void;
  readonly onFinish: () => void;
}

/** F11: what happened, the link again, and the whole message where it can be read and copied. */
export function HandedOverPanel(props: HandedOverPanelProps) {
  const { words, email, values, confirmedLate, href, onPutBack, onFinish } = props;
  const { panel, mail } = words;
  const text = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('');
  const { subject, body } = composeMail(values, mail);

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${body}`);
      setCopied('yes');
    } catch {
      // Clipboard denied: the text is selected, one key press away.
      text.current?.select();
      setCopied('no');
    }
  }

  return (
    <section aria-labelledby="handed-over-title" className="grid gap-2">
      <h4 id="handed-over-title" className="font-display text-lede">
        {panel.title}
      </h4>
      {confirmedLate ? (
        <p role="status" className="font-medium text-success">
          {panel.late}
        </p>
      ) : (
        <>
          <p>{panel.text}</p>
          <p className="text-muted">
            {panel.nothing} <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </>
      )}
      <label htmlFor="handed-over-text" className="mt-1 text-small font-semibold">
        {panel.message}
      </label>
      <textarea
        ref={text}
        id="handed-over-text"
        readOnly
        rows={10}
        value={`${subject}\n\n${body}`.replaceAll('\r\n', '\n')}
        className="w-full rounded-control border border-control bg-bg px-[0.875rem] py-[0.6875rem] text-small"
      />
      <div className="flex flex-wrap gap-1">
        {!confirmedLate && (
          <a href={href} className={buttonStyle('lamp')}>
            {panel.again}
          </a>
        )}
        <button type="button" onClick={copy} className={buttonStyle('line')}>
          <Icon name={copied === 'yes' ? 'check' : 'copy'} className="size-2" />
          {panel.copy}
        </button>
        <button type="button" onClick={onPutBack} className={buttonStyle('line')}>
          {panel.restore}
        </button>
        <button type="button" onClick={onFinish} className={buttonStyle('line')}>
          {panel.done}
        </button>
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {copied === 'yes' && panel.copied}
        {copied === 'no' && panel.copyFailed}
      </p>
    </section>
  );
}
