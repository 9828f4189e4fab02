import type { ComponentProps } from 'react';
import type { Product } from '#domain/products/product.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { describePicture, listPictures } from './product-pictures.ts';

interface ThumbnailsProps {
  product: Product;
  index: number;
  buttonTo: (index: number) => ComponentProps<'button'>;
  /** In a column on wide screens. */
  isColumn: boolean;
}

export function Thumbnails({ product, index, buttonTo, isColumn }: ThumbnailsProps) {
  const pictures = listPictures(product);
  if (pictures.length <= 1) return null;
  return (
    <ul
      className={classNames(
        'grid grid-cols-5 content-start gap-2.5',
        isColumn ? 'sm:shrink-0 sm:grid-cols-1' : 'sm:w-100',
      )}
    >
      {pictures.map((picture, place) => (
        <li key={picture}>
          <button
            {...buttonTo(place)}
            aria-label={`Show ${describePicture(product, place)}`}
            aria-current={place === index ? 'true' : undefined}
            className={classNames(
              'block aspect-square w-full rounded-lg border-2 p-0.5 transition-colors sm:w-18',
              place === index
                ? 'border-ink forced-colors:border-[Highlight]'
                : 'border-transparent hover:border-control',
            )}
          >
            <ProductPicture
              src={picture}
              sizes="5rem"
              className="size-full rounded-sm bg-sunken object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
