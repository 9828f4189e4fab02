import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { useCards } from '../../use-cards.ts';
import { viewedProducts } from '../../viewed-products.ts';
import { ProductStrip } from './product-strip.tsx';

/** The products that this browser has shown before; nothing without any, or if they cannot be loaded. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const ids = viewedProducts.useItems().filter((id) => id !== productId);
  const { cards } = useCards(ids);
  const [isCleared, setCleared] = useState(false);
  const products = ids.flatMap((id) => cards.get(id) ?? []);
  if (isCleared) return <Cleared />;
  if (products.length === 0) return null;

  function clear() {
    viewedProducts.forget();
    setCleared(true);
  }

  return (
    <section aria-labelledby="recently-viewed" className="mt-section">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="recently-viewed" className="text-2xl">
          Recently viewed
        </h2>
        <Button variant="quiet" size="sm" aria-label="Clear recently viewed products" onClick={clear}>
          Clear
        </Button>
      </div>
      <ProductStrip products={products} />
    </section>
  );
}

/** Takes the focus of the button that is gone. */
function Cleared() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={words} tabIndex={-1} className="mt-section text-muted outline-none">
      Your recently viewed products are cleared.
    </p>
  );
}
