import { Picture } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { studioFiles } from './studio-files.ts';

interface HeroPictureProps {
  /** Where its place is upright, in CSS media; elsewhere it lies. */
  uprightWhen: string;
  sizes: string;
  className?: string | undefined;
}

const WIDE = studioFiles('hero/wide');
const TALL = studioFiles('hero/tall');

/** Whether the shop's still life has been rendered; until then pages set something else in its place. */
export const HAS_HERO_PICTURE = WIDE !== null;

/**
 * The shop's still life, 16:10, and 4:5 where its place is upright. On the way to Home its picture takes the
 * place of this.
 */
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
