import { LogoMark } from './LogoMark.tsx';

interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface LogoProps {
  /** The owner's own logo, for light and dark; null for the default one. */
  readonly logo: {
    readonly light: Picture;
    readonly dark: Picture;
    /** Whether it includes the name. */
    readonly hasName: boolean;
  } | null;
  readonly name: string;
}

/** The agency's logo and name. */
export function Logo({ logo, name }: LogoProps) {
  if (logo === null) {
    return (
      <>
        <LogoMark />
        <span>{name}</span>
      </>
    );
  }
  const { hasName } = logo;
  // A hidden lazy image is not loaded.
  const picture = (variant: 'light' | 'dark') => (
    <img
      {...logo[variant]}
      alt={hasName ? name : ''}
      loading="lazy"
      className={`own-logo theme-${variant}-only`}
    />
  );
  return (
    <>
      {picture('light')}
      {picture('dark')}
      {!hasName && <span>{name}</span>}
    </>
  );
}
