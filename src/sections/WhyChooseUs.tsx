import { buttonStyle } from '../components/button-style.ts';
import { Icon } from '../components/Icon.tsx';
import type { WhyChooseUs as WhyWords } from '../content/home.ts';
import type { Questions } from '../content/questions.ts';

interface WhyChooseUsProps {
  readonly words: WhyWords;
  readonly questions: Questions;
}

export function WhyChooseUs({ words, questions }: WhyChooseUsProps) {
  return (
    <section
      id="about"
      tabIndex={-1}
      aria-labelledby="about-title"
      className="page-width pb-[clamp(4.5rem,10vw,8rem)]"
    >
      <div className="grid gap-x-3 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="about-title" className="text-heading tracking-[-0.02em]">
            {words.title}
          </h2>
          <p className="mt-3 max-w-[32ch] text-lede text-muted">{words.lede}</p>
        </div>
        <ol className="grid gap-4 lg:col-span-7 lg:col-start-6">
          {words.points.map(({ title, text }, index) => (
            <li key={title} className="numbered relative">
              <span aria-hidden="true" className="numeral font-display text-title text-lamp-text">
                {index + 1}
              </span>
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 max-w-[54ch] text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <h3 className="mt-4 text-title lg:col-span-4">{questions.title}</h3>
        <div className="border-t border-line lg:col-span-7 lg:col-start-6 lg:mt-4">
          {questions.items.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-[2.75rem] cursor-pointer items-center justify-between gap-3 py-2 font-semibold">
                {question}
                <Icon name="close" className="rotate-45 text-muted group-open:rotate-0" />
              </summary>
              <p className="max-w-[54ch] pb-3 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <div className="mt-6 grid gap-3 rounded-panel border border-line bg-surface p-3 md:p-4 lg:grid-cols-12 lg:items-baseline">
        <h3 className="text-title lg:col-span-4">{words.wontDo.title}</h3>
        <ul className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-2 lg:col-span-8">
          {words.wontDo.items.map((item) => (
            <li key={item} className="flex gap-1">
              <Icon name="close" className="text-muted" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <a href="#contact" className={buttonStyle('lamp', 'mt-4 min-h-[3.25rem] px-3')}>
        {words.action}
      </a>
    </section>
  );
}
