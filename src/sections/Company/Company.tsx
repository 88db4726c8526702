import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { Stats } from '../../components/Stats.tsx';
import type { Content } from '../../content/content.ts';
import styles from './Company.module.css';
import { ExampleCall } from './ExampleCall.tsx';

/** What the agency does, with an example call. */
export function Company({ content }: { readonly content: Content }) {
  const { company: copy, sharedWords } = content;
  return (
    <Section id="company" variant="sunken">
      <SectionHeading section="company" name={copy.name} title={copy.title} lead={copy.body} />
      <ExampleCall call={copy.call} speakers={sharedWords.speakers} />
      <Stats variant="row" stats={copy.stats} className={styles.stats} />
    </Section>
  );
}
