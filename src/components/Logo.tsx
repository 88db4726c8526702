import type { ComponentPropsWithoutRef } from 'react';
import { LogoMark } from './LogoMark.tsx';

type LogoImage = Pick<ComponentPropsWithoutRef<'img'>, 'src' | 'width' | 'height'>;

interface LogoProps {
  /** The owner's own logo, for light and dark; null for the default one. */
  readonly logo: {
    readonly light: LogoImage;
    readonly dark: LogoImage;
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
  const image = (variant: 'light' | 'dark') => (
    <img
      {...logo[variant]}
      alt={hasName ? name : ''}
      loading="lazy"
      className={`custom-logo theme-${variant}-only`}
    />
  );
  return (
    <>
      {image('light')}
      {image('dark')}
      {!hasName && <span>{name}</span>}
    </>
  );
}
