/** The drawing of a social network beside its name, so it is hidden from assistive technology. */
export function SocialIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={path} />
    </svg>
  );
}
