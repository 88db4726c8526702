import type { SharedWords } from '../../content/derive.ts';
import type { Service } from '../../content/schema.ts';

interface ServiceExampleProps {
  readonly service: Service;
  readonly speakers: SharedWords['speakers'];
}

/** An example conversation with the service; a service without one shows its limits instead. */
export function ServiceExample({ service, speakers }: ServiceExampleProps) {
  const { transcript, limits } = service;
  if (transcript === undefined) return <p className="service-example">{limits}</p>;
  return (
    <figure className="service-example">
      <figcaption className="hint">{transcript.label}</figcaption>
      <ol>
        {transcript.turns.map(({ speaker, text }, index) => (
          <li key={index}>
            <span data-speaker={speaker}>{speakers[speaker]}</span>{' '}
            <span className="service-turn">{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
