import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import type { Product } from '#domain/products/product.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { describePicture, picturesOf, wrapIndex } from './product-pictures.ts';

interface EnlargedPictureProps {
  product: Product;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** A picture at the size of the window; in portrait it scrolls sideways. The gallery handles arrow keys. */
export default function EnlargedPicture({ product, index, onIndex, onClose }: EnlargedPictureProps) {
  const pictures = picturesOf(product);
  const step = (by: 1 | -1) => onIndex(wrapIndex(index, by, pictures.length));
  const place = useRef<HTMLDivElement>(null);
  useClosedByBack(true, onClose);

  // Before the dialog opens nothing has a size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture begins at its middle.
  useEffect(() => {
    const element = place.current;
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [index]);

  return (
    <Dialog open onClose={onClose} title={`Pictures of ${product.name}`} hideTitle placement="full">
      <div className="grid h-[calc(100dvh-8.5rem)] grid-rows-[minmax(0,1fr)_auto] gap-4">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
        <div ref={place} tabIndex={0} className="-mx-6 overflow-x-auto sm:-mx-8">
          <ProductPicture
            key={pictures[index]}
            src={pictures[index] ?? product.image}
            alt={describePicture(product, index)}
            sizes="100vh"
            priority
            className="size-full object-contain portrait:w-auto portrait:max-w-none"
          />
        </div>
        {pictures.length > 1 && (
          <div className="flex items-center justify-center gap-5">
            <IconButton label="Previous picture" variant="secondary" onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <p role="status" className="numeric text-muted">
              <span className="sr-only">
                {describePicture(product, index)}, {index + 1} of {pictures.length}
              </span>
              <span aria-hidden="true">
                {index + 1} / {pictures.length}
              </span>
            </p>
            <IconButton label="Next picture" variant="secondary" onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
