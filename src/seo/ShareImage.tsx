import { ShareWaveform } from './ShareWaveform.tsx';

interface ShareImageProps {
  /** An SVG document or an image URL, with its size. */
  readonly mark: { readonly src: string; readonly width: number; readonly height: number };
  readonly siteName: string;
  /** What the waveform says. */
  readonly speech: string;
  readonly heading: string;
  /** In pixels. */
  readonly headingSize: number;
  readonly subtitle: string | null;
  readonly direction: 'rtl' | undefined;
}

/** The share image, for an image renderer: styled only by share-image.css. */
export function ShareImage({
  mark,
  siteName,
  speech,
  heading,
  headingSize,
  subtitle,
  direction,
}: ShareImageProps) {
  return (
    <div className="image" dir={direction}>
      <ShareWaveform text={speech} />
      <div className="words">
        <div className="brand">
          <img {...mark} alt="" />
          <div className="name">{siteName}</div>
        </div>
        <div className="heading" style={{ fontSize: headingSize }}>
          {heading}
        </div>
        {subtitle !== null && <div className="subtitle">{subtitle}</div>}
      </div>
    </div>
  );
}
