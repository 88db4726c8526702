/** The four bars of the logo, the peak lit. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 26 22" aria-hidden="true" className="logo-mark">
      <path d="M2.25 10v2M16.25 7v8M23.25 11v0" />
      <path d="M9.25 5v12" />
    </svg>
  );
}
