import { buttonStyle } from '../../components/button-style.ts';
import { withoutLoneWord } from '../../components/without-lone-word.ts';
import type { Service } from '../../content/services.ts';
import type { Transcript } from '../../content/transcripts.ts';
import { Pictogram } from '../../dot-grid/Pictogram.tsx';

export function ServiceCard({ service }: { service: Service }) {
  return (
    <article
      aria-labelledby={`${service.slug}-name`}
      className="flex flex-col gap-6 rounded-panel border border-line bg-surface p-6 md:p-8 lg:row-span-5 lg:grid lg:grid-rows-subgrid"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 id={`${service.slug}-name`} className="text-title tracking-[-0.01em] text-balance">
          {withoutLoneWord(service.name)}
        </h3>
        <Pictogram
          name={service.pictogram ?? null}
          word={service.name}
          className="flex-none max-sm:size-11"
        />
      </div>
      <p className="max-w-[54ch] text-muted">{service.summary}</p>
      {service.transcript === undefined ? (
        <p className="max-w-[54ch] self-start border-s-2 border-primary ps-4 text-small">
          {service.boundary}
        </p>
      ) : (
        <Example transcript={service.transcript} />
      )}
      <ul className="mt-auto grid content-start gap-x-6 border-t lg:mt-0 border-line pt-4 text-small sm:grid-cols-2">
        {service.features.map((feature) => (
          <li key={feature} className="feature py-1.5 ps-4.5">
            {feature}
          </li>
        ))}
      </ul>
      <button
        type="button"
        command="show-modal"
        commandfor={`${service.slug}-details`}
        aria-label={`Learn More about ${service.name}`}
        className={buttonStyle('secondary', 'self-start justify-self-start')}
      >
        Learn More
      </button>
    </article>
  );
}

function Example({ transcript }: { transcript: Transcript }) {
  return (
    <figure className="rounded-control bg-sunk p-4 text-small md:p-6">
      <figcaption className="mb-2 text-muted">{transcript.label}</figcaption>
      <ol className="grid gap-2.5">
        {transcript.turns.map(({ speaker, text }) => (
          <li key={text} className="grid gap-x-4 sm:grid-cols-[4rem_1fr]">
            <span
              className={`font-semibold ${speaker === 'Agent' ? 'text-primary-text' : 'text-muted'}`}
            >
              {speaker}
            </span>
            <span className="max-w-[54ch]">{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
