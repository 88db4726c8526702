import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { Content } from '../../content/content.ts';
import styles from './Company.module.css';
import { ExampleCall } from './ExampleCall.tsx';
import { Stats } from './Stats.tsx';

/** What the agency does, with an example call. */
export function Company({ content }: { readonly content: Content }) {
  const { company: copy, sharedWords } = content;
  return (
    <Section id="company" variant="sunken">
      <SectionHeading section="company" name={copy.name} title={copy.title} lead={copy.body} />
      <ExampleCall call={copy.call} speakers={sharedWords.speakers} />
      <Stats stats={copy.stats} className={styles.stats} />
    </Section>
  );
}
