import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

export interface PictureSource {
  /** Such as `image/avif`; the browser takes the first it knows. */
  type?: string | undefined;
  srcSet: string;
  media?: string | undefined;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  src: string;
  /** Empty for a picture that adds nothing to the words beside it. */
  alt: string;
  /** With `height`, in pixels of the file: they reserve the place before it arrives. */
  width: number;
  height: number;
  sources?: readonly PictureSource[] | undefined;
  /** For the main picture of a page: fetched at once and first. All others wait until they come near. */
  priority?: boolean | undefined;
  /**
   * Shown in its place where it cannot be had: deleted, elsewhere, offline. One that needs no line itself.
   */
  fallback?: string | undefined;
}

export function Picture({ fallback, onError, ...rest }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const place = useRef<HTMLImageElement>(null);
  const { src, sources: _sources, srcSet: _srcSet, ...described } = rest;

  useLayoutEffect(() => {
    // What failed before React took over has told nobody.
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
        // Among the items of a flex box it would have a gap of its own.
        <source key={`${source.type} ${source.media}`} {...source} sizes={sizes} className="hidden" />
      ))}
      {image}
    </picture>
  );
}

/** Before it comes its place has the color of its backdrop, so it appears as if out of a mist. */
function fadeIn({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  currentTarget.animate({ opacity: [0, 1] }, { duration: 320, easing: 'ease-out' });
}
