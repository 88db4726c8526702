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
    <figure className="panel p-6">
      <blockquote cite={link} className="max-w-[54ch]">
        {quote}
      </blockquote>
      <figcaption className="mt-4 text-small text-muted">
        <span className="font-semibold">{name}</span>
        {', '}
        {link === undefined ? firm : <a href={link}>{firm}</a>}
        {`, ${place}`}
      </figcaption>
    </figure>
  );
}
