// The browser percent-encodes a hash, and no id.
const idOf = ({ hash }: HTMLAnchorElement) => decodeURIComponent(hash.slice(1));

/** Marks the section of a policy that is in view in its table of contents. */
export function startPolicyContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.policy nav a')];
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id;
      if (!entered) return;
      for (const link of links) {
        if (idOf(link) === entered) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // The band below the header in which a heading is read next.
    { rootMargin: '-8% 0px -60%' },
  );
  for (const link of links) {
    const heading = document.getElementById(idOf(link));
    if (heading) observer.observe(heading);
  }
}
