interface CustomerQuoteProps {
  readonly quote: string;
  readonly name: string;
  readonly firm: string;
  readonly place: string;
  readonly link?: string | undefined;
}

/** A customer's own words, with who said them. */
export function CustomerQuote({ quote, name, firm, place, link }: CustomerQuoteProps) {
  return (
    <figure className="customer">
      <blockquote cite={link}>{quote}</blockquote>
      <figcaption>
        <span>{name}</span> {link === undefined ? firm : <a href={link}>{firm}</a>}
        {`, ${place}`}
      </figcaption>
    </figure>
  );
}
