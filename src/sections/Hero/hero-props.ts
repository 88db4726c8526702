import type { Content } from '../../content/content.ts';
import type { HeroProps } from './Hero.tsx';
import type { HeroProofProps } from './HeroProof.tsx';
import { sentencesOf } from './sentences-of.ts';

/** The longest customer quote that fits beside the figures. */
const longestQuote = 110;

/** Only what the first screen shows of the content, since props are serialized into the document. */
export function heroProps(content: Content): HeroProps {
  const { hero, scenes, sharedWords } = content;
  const { title, tagline, primaryButton, secondaryButton, buttonNote, stats } = hero;
  return {
    copy: { title, tagline, primaryButton, secondaryButton, buttonNote, stats },
    console: {
      legend: hero.scenesLabel,
      pause: sharedWords.animation.pause,
      scenes: scenes.map(({ words, ...scene }) => ({
        ...scene,
        sentences: sentencesOf(words),
        spokenWords: scene.drawing === 'voice' ? words : [],
      })),
    },
    proof: proof(content),
  };
}

/** The demo line, or else a customer quote that is short enough. */
function proof({ agency, hero, whyChooseUs }: Content): HeroProofProps | null {
  if (agency.demoLine)
    return { kind: 'demoLine', text: hero.demoLineLabel, phone: agency.demoLine };
  const customer = whyChooseUs.customers.find(({ quote }) => quote.length <= longestQuote);
  if (!customer) return null;
  return { kind: 'quote', text: customer.quote, source: `${customer.name} · ${customer.company}` };
}
