import { Picture } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type RenderedFiles, renderedFiles } from './rendered-files.ts';

interface HeroPictureProps {
  /** Media query for the portrait picture. */
  uprightWhen: string;
  sizes: string;
  className?: string | undefined;
  /** Replaces the still life. */
  written?: WrittenPicture | undefined;
}

/** A picture that staff uploaded, with its alternative text. */
export type WrittenPicture = RenderedFiles & { alt: string };

const WIDE = renderedFiles('hero/wide');
const TALL = renderedFiles('hero/tall');

/** False until the picture is rendered; pages then show something else. */
export const HAS_HERO_PICTURE = WIDE !== null;

/** The shop's still life, 16:10 or 4:5. A view transition turns it into Home's picture. */
export function HeroPicture({ uprightWhen, sizes, className, written }: HeroPictureProps) {
  const wide = written ?? WIDE;
  const tall = written ? null : TALL;
  if (wide === null) return null;
  return (
    <Picture
      src={wide.src}
      alt={written?.alt ?? ''}
      width={1600}
      height={1000}
      sizes={sizes}
      srcSet={wide.webp}
      sources={[
        ...(tall ? [{ type: 'image/avif', srcSet: tall.avif, media: uprightWhen }] : []),
        ...(tall ? [{ type: 'image/webp', srcSet: tall.webp, media: uprightWhen }] : []),
        { type: 'image/avif', srcSet: wide.avif },
      ]}
      priority
      className={classNames('dim-at-night object-cover [view-transition-name:hero-picture]', className)}
    />
  );
}
