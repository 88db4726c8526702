import { IslandBoundary } from '../../components/IslandBoundary.tsx';
import { useCurrentSection } from './use-current-section.ts';

interface TableOfContentsProps {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The table of contents of a policy, an island: it marks the section that is being read. */
export function TableOfContents(props: TableOfContentsProps) {
  return (
    <IslandBoundary fallback={<Contents {...props} current={null} />}>
      <CurrentContents {...props} />
    </IslandBoundary>
  );
}

function CurrentContents(props: TableOfContentsProps) {
  const current = useCurrentSection(props.sections.map(({ id }) => id));
  return <Contents {...props} current={current} />;
}

function Contents({
  title,
  sections,
  current,
}: TableOfContentsProps & { readonly current: string | null }) {
  return (
    <nav aria-labelledby="contents-title" className="sticky-aside">
      <h2 id="contents-title" className="label">
        {title}
      </h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === current ? 'location' : undefined}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
