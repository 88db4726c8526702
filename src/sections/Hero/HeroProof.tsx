import type { Phone } from '../../content/content.ts';

export type HeroProofProps =
  | {
      readonly kind: 'demoLine';
      readonly text: string;
      readonly phone: Phone;
    }
  | { readonly kind: 'quote'; readonly text: string; readonly source: string };

/** Proof for visitors: a number to call and hear an agent, or a customer quote. */
export function HeroProof(proof: HeroProofProps) {
  return (
    <div className="hero-proof" data-surface="">
      {proof.kind === 'demoLine' ? (
        <>
          <p>{proof.text}</p>
          <a href={proof.phone.href}>{proof.phone.display}</a>
        </>
      ) : (
        <figure>
          <blockquote>
            <q>{proof.text}</q>
          </blockquote>
          <figcaption>{proof.source}</figcaption>
        </figure>
      )}
    </div>
  );
}
