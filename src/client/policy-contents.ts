/** Marks the section of a policy that is in view in its table of contents. */
export function startPolicyContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.policy nav a')];
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id;
      if (!entered) return;
      for (const link of links) {
        if (link.hash === `#${entered}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // The band below the header in which a heading is read next.
    { rootMargin: '-8% 0px -60%' },
  );
  for (const { hash } of links) {
    const heading = document.getElementById(hash.slice(1));
    if (heading) observer.observe(heading);
  }
}
