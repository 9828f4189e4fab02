import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { describePicture, listPictures, wrapIndex } from './product-pictures.ts';

interface EnlargedPictureProps {
  product: Product;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/**
 * A picture at the size of the window, twice as large after a click; what does not fit scrolls. The gallery
 * handles arrow keys.
 */
export default function EnlargedPicture({ product, index, onIndex, onClose }: EnlargedPictureProps) {
  const pictures = listPictures(product);
  const step = (by: 1 | -1) => onIndex(wrapIndex(index, by, pictures.length));
  const place = useRef<HTMLDivElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  useClosedByBack(true, onClose);

  // Before the dialog opens nothing has a size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture and size begins at its middle.
  useEffect(() => {
    place.current?.scrollTo({
      left: (place.current.scrollWidth - place.current.clientWidth) / 2,
      top: (place.current.scrollHeight - place.current.clientHeight) / 2,
    });
  }, [index, isZoomed]);

  return (
    <Dialog open onClose={onClose} title={`Pictures of ${product.name}`} hideTitle placement="full">
      <div className="grid h-[calc(100dvh-8.5rem)] grid-rows-[minmax(0,1fr)_auto] gap-4">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
        <div ref={place} tabIndex={0} className="-mx-6 overflow-auto sm:-mx-8">
          <ProductPicture
            key={pictures[index]}
            src={pictures[index] ?? product.image}
            alt={describePicture(product, index)}
            sizes={isZoomed ? '200vh' : '100vh'}
            priority
            onClick={() => setZoomed(!isZoomed)}
            className={
              isZoomed
                ? 'mx-auto h-[200%] w-auto max-w-none cursor-zoom-out'
                : 'size-full cursor-zoom-in object-contain portrait:w-auto portrait:max-w-none'
            }
          />
        </div>
        <div className="flex items-center justify-center gap-5">
          {pictures.length > 1 && (
            <>
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
            </>
          )}
          <IconButton
            label="Zoom in"
            aria-pressed={isZoomed}
            variant="secondary"
            onClick={() => setZoomed(!isZoomed)}
          >
            {isZoomed ? (
              <ZoomOut aria-hidden="true" className="size-5" />
            ) : (
              <ZoomIn aria-hidden="true" className="size-5" />
            )}
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}
