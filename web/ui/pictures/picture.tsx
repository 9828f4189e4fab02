import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

export interface PictureSource {
  type?: string | undefined;
  srcSet: string;
  media?: string | undefined;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  src: string;
  /** Empty if decorative. */
  alt: string;
  /** Pixels of the file, to reserve the space before it loads. */
  width: number;
  height: number;
  sources?: readonly PictureSource[] | undefined;
  /** Loads the picture first and eagerly; others load lazily. */
  priority?: boolean | undefined;
  /** Shown if the picture cannot be loaded; must not need a request. */
  fallback?: string | undefined;
}

export function Picture({ fallback, onError, ...rest }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const place = useRef<HTMLImageElement>(null);
  const { src, sources: _sources, srcSet: _srcSet, ...described } = rest;

  useLayoutEffect(() => {
    // A failure before hydration fired no event.
    if (place.current && hasFailed(place.current)) setBrokenSrc(src);
  }, [src]);

  const isBroken = fallback !== undefined && brokenSrc === src;
  return (
    <LoadedPicture
      {...(isBroken ? { ...described, src: fallback } : rest)}
      ref={place}
      onError={(event) => {
        setBrokenSrc(src);
        onError?.(event);
      }}
    />
  );
}

function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}

function LoadedPicture({
  alt,
  sources = [],
  priority = false,
  sizes,
  ...img
}: Omit<PictureProps, 'fallback'>) {
  const image = (
    <img
      {...img}
      alt={alt}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onLoad={priority ? undefined : fadeIn}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className="contents">
      {sources.map((source) => (
        // In a flex box it would otherwise add a gap.
        <source key={`${source.type} ${source.media}`} {...source} sizes={sizes} className="hidden" />
      ))}
      {image}
    </picture>
  );
}

function fadeIn({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  currentTarget.animate({ opacity: [0, 1] }, { duration: 320, easing: 'ease-out' });
}
