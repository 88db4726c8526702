import { buttonStyle } from '../components/button-style.ts';
import { withoutLoneWord } from '../components/without-lone-word.ts';
import type { Hero as HeroWords } from '../content/home.ts';
import { Board } from '../dot-grid/DotGrid.tsx';

export function Hero({ words, pause }: { words: HeroWords; pause: string }) {
  return (
    <section aria-labelledby="hero-title">
      <div className="board-host page-width pt-(--header)" data-board-host="">
        <div className="relative z-1 grid gap-3 py-4 md:py-6 lg:grid-cols-12">
          <h1 id="hero-title" className="max-w-[9em] text-display tracking-[-0.03em] lg:col-span-7">
            {words.title}
          </h1>
          <div className="grid content-end gap-4 lg:col-span-5 lg:col-start-8 lg:pb-1">
            <p className="-ms-[0.25rem] max-w-[46ch] text-balance text-lede text-muted">
              <span className="box-decoration-clone bg-bg px-[0.25rem] py-[0.15em]">
                {withoutLoneWord(words.tagline)}
              </span>
            </p>
            <div className="flex flex-wrap gap-[0.75rem] max-sm:*:flex-1">
              <a
                href="#contact"
                className={buttonStyle('lamp', 'min-h-[3.25rem] max-sm:px-1 sm:px-3')}
              >
                {words.primary}
              </a>
              <a
                href="#services"
                className={buttonStyle('line', 'min-h-[3.25rem] bg-bg max-sm:px-1 sm:px-3')}
              >
                {words.secondary}
              </a>
            </div>
          </div>
        </div>
        <Board words={words.spoken} />
        <div className="relative z-1 flex min-h-4 justify-end pb-1">
          <label className="board-pause-control -me-1 flex min-h-[2.75rem] cursor-pointer items-center gap-1 bg-bg px-1 text-small text-muted hover:text-ink">
            <input type="checkbox" className="board-pause" />
            {pause}
          </label>
        </div>
      </div>
      <div className="page-width border-y border-line">
        <dl className="grid grid-cols-2 md:grid-cols-4 md:gap-3">
          {words.stats.map(({ figure, label }) => (
            <div key={label} className="stat flex flex-col-reverse justify-end py-3 md:py-4">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="font-display text-heading font-[560] tracking-[-0.02em]">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
