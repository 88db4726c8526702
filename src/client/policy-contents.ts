// The browser percent-encodes a hash, and no id.
const idOf = ({ hash }: HTMLAnchorElement) => decodeURIComponent(hash.slice(1));

/** Marks the section of a policy that is being read in its table of contents: the last whose heading has come up. */
export function startPolicyContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.policy nav a')];
  const headings = links.map((link) => document.getElementById(idOf(link)));
  const above = new Set<Element | null>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target);
        else above.delete(target);
      }
      const current = headings.findLastIndex((heading) => above.has(heading));
      for (const [index, link] of links.entries()) {
        if (index === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // From far above the window down to where a heading is read next.
    { rootMargin: '99999px 0px -60%' },
  );
  for (const heading of headings) {
    if (heading) observer.observe(heading);
  }
}
