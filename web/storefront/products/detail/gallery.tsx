import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { HiddenFields } from '#web/ui/forms/hidden-fields.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type Choice, choiceToQuery } from '../../selection-in-url.ts';
import { MainPicture } from './main-picture.tsx';
import { listPictures, wrapIndex } from './product-pictures.ts';
import { productPath } from './product-urls.ts';
import { Thumbnails } from './thumbnails.tsx';

const EnlargedPicture = lazy(() => import('./enlarged-picture.tsx'));

interface GalleryProps {
  product: Product;
  choice: Choice;
  index: number;
  onIndex: (index: number) => void;
}

/**
 * Pictures of a product with arrows, thumbnails, keys, swipes and an enlarged view. Buttons are those of a
 * GET form, for browsers without script.
 */
export function Gallery({ product, choice, index, onIndex }: GalleryProps) {
  const count = listPictures(product).length;
  const [isEnlarged, setEnlarged] = useState(false);

  function stepByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onIndex(wrapIndex(index, by, count));
  }

  function buttonTo(target: number) {
    return {
      type: 'submit',
      name: 'picture',
      value: target + 1,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        onIndex(target);
      },
    } as const;
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend.
    <div role="group" aria-label={`Pictures of ${product.name}`} onKeyDown={stepByKey} className="min-w-0">
      <form
        action={productPath(product.id)}
        className={classNames('flex flex-col gap-3', count > 1 && count <= BESIDE && THUMBNAILS_BESIDE)}
      >
        <HiddenFields values={choiceToQuery(choice, product)} />
        <MainPicture
          product={product}
          index={index}
          onIndex={onIndex}
          buttonTo={buttonTo}
          onEnlarge={() => setEnlarged(true)}
        />
        <Thumbnails product={product} index={index} buttonTo={buttonTo} isColumn={count <= BESIDE} />
      </form>
      {isEnlarged && (
        <Suspense>
          <EnlargedPicture
            product={product}
            index={index}
            onIndex={onIndex}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Most thumbnails beside the main picture; more are below it. */
const BESIDE = 5;

// The main picture has its width before the browser has read the thumbnails, which take 4.5rem and a gap.
const THUMBNAILS_BESIDE = 'sm:flex-row-reverse sm:[&>div]:max-w-[calc(100%-5.25rem)]';
