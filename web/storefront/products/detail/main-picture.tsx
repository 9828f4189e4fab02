import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize2 from 'lucide-react/icons/maximize-2';
import type { ComponentProps } from 'react';
import type { Product } from '#domain/products/product.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { describePicture, listPictures, wrapIndex } from './product-pictures.ts';
import { useSwipe } from './use-swipe.ts';

interface MainPictureProps {
  product: Product;
  index: number;
  onIndex: (index: number) => void;
  buttonTo: (index: number) => ComponentProps<'button'>;
  onEnlarge: () => void;
}

/** The current picture, 400 px high (specification, section 2): whole, in a frame. */
export function MainPicture({ product, index, onIndex, buttonTo, onEnlarge }: MainPictureProps) {
  const pictures = listPictures(product);
  const src = pictures[index] ?? product.image;
  const step = (by: 1 | -1) => wrapIndex(index, by, pictures.length);
  const swipe = useSwipe((direction) => onIndex(step(direction)));

  return (
    <div
      {...swipe}
      className="relative h-[400px] min-w-0 grow touch-pan-y touch-pinch-zoom overflow-hidden rounded-xl bg-sunken [view-transition-name:product-picture]"
    >
      <ProductPicture
        src={src}
        sizes={SIZES}
        alt={describePicture(product, index)}
        priority
        preview={src === product.image ? (product.imagePreview ?? undefined) : undefined}
        onClick={onEnlarge}
        className="absolute inset-0 m-auto aspect-square h-auto w-[min(100%,400px)] cursor-zoom-in object-contain"
      />
      <IconButton
        label="Enlarge picture"
        onClick={onEnlarge}
        className="absolute! top-3 right-3 border-transparent! bg-surface/75! hover:bg-surface! noscript:hidden!"
      >
        <Maximize2 aria-hidden="true" className="size-4.5" />
      </IconButton>
      {pictures.length > 1 && (
        <>
          <IconButton
            {...buttonTo(step(-1))}
            label="Previous picture"
            variant="secondary"
            className={`${ARROW} left-3`}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            {...buttonTo(step(1))}
            label="Next picture"
            variant="secondary"
            className={`${ARROW} right-3`}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
          <Place number={index + 1} count={pictures.length} />
        </>
      )}
    </div>
  );
}

function Place({ number, count }: { number: number; count: number }) {
  return (
    <p
      role="status"
      className="numeric absolute right-3 bottom-3 rounded-sm bg-surface px-2 py-0.5 text-xs text-muted"
    >
      <span className="sr-only">
        Picture {number} of {count}
      </span>
      <span aria-hidden="true">
        {number} / {count}
      </span>
    </p>
  );
}

const SIZES = '(width >= 40rem) 400px, 100vw';

// Visible on any picture.
const ARROW = 'absolute! top-1/2 -translate-y-1/2 border-transparent! bg-surface/75! hover:bg-surface!';
