import { useEffect, useRef, useState } from 'react';
import { viewedProducts, withViewed } from '../../viewed-products.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { RelatedProducts } from './related-products.tsx';

/**
 * Other products below a product. What goes well with it is loaded at once, before the end of the page is in
 * sight: it moves the footer. What was viewed is loaded when it is nearly in sight, as it differs by browser.
 */
export function MoreProducts({ productId }: { productId: string }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void viewedProducts.change((ids) => withViewed(ids, productId)), [productId]);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="print:hidden">
      <RelatedProducts productId={productId} />
      <div ref={place} className="min-h-px">
        {isNear && <RecentlyViewed productId={productId} />}
      </div>
    </div>
  );
}
