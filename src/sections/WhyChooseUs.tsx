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
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="about-title" className="text-heading tracking-[-0.02em]">
            {words.title}
          </h2>
          <p className="mt-6 max-w-[32ch] text-lede text-muted">{words.lede}</p>
        </div>
        <ol className="grid gap-8 lg:col-span-7 lg:col-start-6">
          {words.points.map(({ title, text }, index) => (
            <li key={title} className="numbered relative">
              <span
                aria-hidden="true"
                className="numeral font-display text-title text-primary-text"
              >
                {index + 1}
              </span>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 max-w-[54ch] text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <h3 className="mt-8 text-title lg:col-span-4">{questions.title}</h3>
        <div className="border-t border-line lg:col-span-7 lg:col-start-6 lg:mt-8">
          {questions.items.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-4 font-semibold">
                {question}
                <Icon name="close" className="rotate-45 text-muted group-open:rotate-0" />
              </summary>
              <p className="max-w-[54ch] pb-6 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <div className="mt-12 grid gap-6 rounded-panel border border-line bg-surface p-6 md:p-8 lg:grid-cols-12 lg:items-baseline">
        <h3 className="text-title lg:col-span-4">{words.wontDo.title}</h3>
        <ul className="grid gap-x-8 gap-y-2 text-small sm:grid-cols-2 lg:col-span-8">
          {words.wontDo.items.map((item) => (
            <li key={item} className="flex gap-2">
              <Icon name="close" className="text-muted" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <a href="#contact" className={buttonStyle('primary', 'mt-8 min-h-13 px-6')}>
        {words.action}
      </a>
    </section>
  );
}
