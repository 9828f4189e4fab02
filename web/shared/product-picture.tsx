import type { CSSProperties } from 'react';
import { renderedSources, uploadedSources } from '#domain/uploads/picture-url.ts';
import { Picture, type PictureProps } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

type Props = Omit<PictureProps, 'sources' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height'> & {
  /** Defaults to '', for a picture beside the product's name. */
  alt?: string | undefined;
  /** With `height`, defaults to 800: only the ratio counts where CSS sets the size. */
  width?: number;
  height?: number;
  /** Displayed width, in CSS `sizes`: '5rem', or '(width >= 40rem) 25rem, 100vw'. */
  sizes: string;
  /** A tiny picture shown until the file has loaded. */
  preview?: string | undefined;
};

export function previewStyle(preview: string | undefined): CSSProperties | undefined {
  return preview === undefined ? undefined : { background: `url("${preview}") center / cover` };
}

/** A product's picture in all its widths and formats; the placeholder if it cannot be loaded. */
export function ProductPicture({
  sizes,
  className,
  preview,
  alt = '',
  width = 800,
  height = 800,
  ...rest
}: Props) {
  const picture = {
    fallback: PLACEHOLDER_DRAWING,
    ...rest,
    alt,
    width,
    height,
    style: previewStyle(preview),
    className: classNames('dim-at-night', className),
  };
  // A custom line has none.
  if (picture.src === '') return <Picture {...picture} src={PLACEHOLDER_DRAWING} />;
  const uploaded = uploadedSources(picture.src);
  const files = uploaded ?? renderedSources(picture.src);
  if (!files) return <Picture {...picture} />;
  return (
    <Picture
      {...picture}
      sizes={sizes}
      srcSet={formatSrcSet(uploaded ? uploaded.jpg : files.webp)}
      sources={[
        { type: 'image/avif', srcSet: formatSrcSet(files.avif) },
        ...(uploaded ? [{ type: 'image/webp', srcSet: formatSrcSet(uploaded.webp) }] : []),
      ]}
    />
  );
}

type ThumbnailProps = {
  src: string;
  /** The largest displayed width, in CSS pixels. */
  size: number;
  /** Size and corners. */
  className: string;
};

/** A small square picture beside the name of a product. */
export function ProductThumbnail({ src, size, className }: ThumbnailProps) {
  return (
    <ProductPicture
      src={src}
      sizes={`${size / 16}rem`}
      width={size}
      height={size}
      className={classNames('shrink-0 bg-sunken object-cover', className)}
    />
  );
}

export function formatSrcSet(files: readonly { url: string; width: number }[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** `/placeholder.svg` as a data URL, so that it needs no request. */
const PLACEHOLDER_DRAWING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 800 800' width='800' height='800'%3E" +
  "%3Cpath fill='%23efe8dc' d='M0 0h800v800H0z'/%3E%3Cpath fill='none' stroke='%23b9a98f' stroke-width='14' " +
  "stroke-linejoin='round' stroke-linecap='round' d='M240 330 400 250l160 80v180l-160 80-160-80zm0 0 160 80 160-80M400 410v180M320 290l160 80'/%3E%3C/svg%3E";
