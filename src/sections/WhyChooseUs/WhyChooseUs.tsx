import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { Content } from '../content/derive.ts';

export function WhyChooseUs({ content }: { readonly content: Content }) {
  const { whyChooseUs: copy, questions, sharedWords } = content;
  return (
    <section
      id="about"
      tabIndex={-1}
      aria-labelledby="about-title"
      className="section why-choose-us"
    >
      <SectionHeading
        section="about"
        name={sharedWords.nav.names.about}
        title={copy.title}
        lede={copy.lede}
      />
      <ol className="numbered">
        {copy.points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="title">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="columns">
        <div className="limits sticky-aside">
          <h3 className="title">{copy.limits.title}</h3>
          <ul>
            {copy.limits.items.map((item) => (
              <li key={item}>
                <Icon name="close" />
                {item}
              </li>
            ))}
          </ul>
          <Button variant="primary" href="#contact" className="button-large">
            {copy.button}
          </Button>
        </div>
        <div className="questions">
          <h3 className="title">{questions.title}</h3>
          {questions.items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                {question}
                <Icon name="close" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
      {copy.customers.length > 0 && (
        <div className="customers">
          <h3 className="title">{copy.customersTitle}</h3>
          {copy.customers.map(({ quote, name, company, place, link }) => (
            <figure key={name} className="customer">
              <blockquote cite={link}>{quote}</blockquote>
              <figcaption>
                <span>{name}</span> {link === undefined ? company : <a href={link}>{company}</a>}
                {` · ${place}`}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}
