import { Picture } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { renderedFiles } from './rendered-files.ts';

interface HeroPictureProps {
  /** Media query for the portrait picture. */
  uprightWhen: string;
  sizes: string;
  className?: string | undefined;
}

const WIDE = renderedFiles('hero/wide');
const TALL = renderedFiles('hero/tall');

/** False until the picture is rendered; pages then show something else. */
export const HAS_HERO_PICTURE = WIDE !== null;

/** The shop's still life, 16:10 or 4:5. A view transition turns it into Home's picture. */
export function HeroPicture({ uprightWhen, sizes, className }: HeroPictureProps) {
  if (WIDE === null) return null;
  return (
    <Picture
      src={WIDE.src}
      alt=""
      width={1600}
      height={1000}
      sizes={sizes}
      srcSet={WIDE.webp}
      sources={[
        ...(TALL ? [{ type: 'image/avif', srcSet: TALL.avif, media: uprightWhen }] : []),
        ...(TALL ? [{ type: 'image/webp', srcSet: TALL.webp, media: uprightWhen }] : []),
        { type: 'image/avif', srcSet: WIDE.avif },
      ]}
      priority
      className={classNames('dim-at-night object-cover [view-transition-name:hero-picture]', className)}
    />
  );
}
