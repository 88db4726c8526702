import type { Content } from '../../content/derive.ts';
import type { HeroProps } from './Hero.tsx';
import type { HeroProofProps } from './HeroProof.tsx';

/** The longest words of a customer that have room beside the figures. */
const longestQuote = 110;

/** What the first screen shows of the content, and no more: it is written into the document. */
export function heroProps(content: Content): HeroProps {
  const { hero, scenes, sharedWords } = content;
  const { title, tagline, primaryButton, secondaryButton, buttonNote, stats } = hero;
  return {
    copy: { title, tagline, primaryButton, secondaryButton, buttonNote, stats },
    console: {
      legend: hero.scenesLabel,
      pause: sharedWords.animation.pause,
      scenes,
    },
    proof: proof(content),
  };
}

/** A line to call, or else a customer's words that are short enough. */
function proof({ agency, hero, whyChooseUs }: Content): HeroProofProps | null {
  if (agency.demoLine)
    return { kind: 'demoLine', text: hero.demoLineLabel, phone: agency.demoLine };
  const customer = whyChooseUs.customers.find(({ quote }) => quote.length <= longestQuote);
  if (!customer) return null;
  return { kind: 'quote', text: customer.quote, source: `${customer.name} · ${customer.firm}` };
}
