import { buttonStyle } from '../components/button-style.ts';
import { withoutLoneWord } from '../components/without-lone-word.ts';
import type { Hero as HeroWords } from '../content/home.ts';
import { Board } from '../dot-grid/DotGrid.tsx';

export function Hero({ words, pause }: { words: HeroWords; pause: string }) {
  return (
    <section aria-labelledby="hero-title">
      <div className="board-host page-width pt-(--header)" data-board-host="">
        <div className="relative z-1 grid gap-6 py-8 md:py-12 lg:grid-cols-12">
          <h1 id="hero-title" className="max-w-[9em] text-display tracking-[-0.03em] lg:col-span-7">
            {words.title}
          </h1>
          <div className="grid content-end gap-8 lg:col-span-5 lg:col-start-8 lg:pb-2">
            <p className="-ms-1 max-w-[46ch] text-balance text-lede text-muted">
              <span className="box-decoration-clone bg-bg px-1 py-[0.15em]">
                {withoutLoneWord(words.tagline)}
              </span>
            </p>
            <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
              <a href="#contact" className={buttonStyle('primary', 'min-h-13 max-sm:px-2 sm:px-6')}>
                {words.primary}
              </a>
              <a
                href="#services"
                className={buttonStyle('secondary', 'min-h-13 bg-bg max-sm:px-2 sm:px-6')}
              >
                {words.secondary}
              </a>
            </div>
          </div>
        </div>
        <Board words={words.spoken} />
        <div className="relative z-1 flex min-h-8 justify-end pb-2">
          <label className="board-pause-control -me-2 flex min-h-11 cursor-pointer items-center gap-2 bg-bg px-2 text-small text-muted hover:text-ink">
            <input type="checkbox" className="board-pause" />
            {pause}
          </label>
        </div>
      </div>
      <div className="page-width border-y border-line">
        <dl className="grid grid-cols-2 md:grid-cols-4 md:gap-6">
          {words.stats.map(({ figure, label }) => (
            <div key={label} className="stat flex flex-col-reverse justify-end py-6 md:py-8">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="font-display text-heading font-[560] tracking-[-0.02em]">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
