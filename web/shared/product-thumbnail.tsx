import { classNames } from '#web/ui/styles/class-names.ts';
import { ProductPicture } from './product-picture.tsx';

type Props = {
  src: string;
  /** The largest displayed width, in CSS pixels. */
  size: number;
  /** Size and corners. */
  className: string;
};

/** A small square picture beside the name of a product. */
export function ProductThumbnail({ src, size, className }: Props) {
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
