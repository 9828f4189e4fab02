import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useCartCount } from '../cart-count.ts';
import { CART_LINK } from '../cart-link.tsx';

/** The pieces in the cart, at its link in the header, which is rendered without them for everyone. */
export function CartCountBadge() {
  const count = useCartCount();
  const link = document.getElementById(CART_LINK);
  useEffect(() => {
    const name = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
    link?.setAttribute('aria-label', name);
  }, [link, count]);
  if (!link || count === 0) return null;
  return createPortal(
    <span
      aria-hidden="true"
      className="numeric absolute top-0 right-0 rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent"
    >
      {count > 99 ? '99+' : count}
    </span>,
    link,
  );
}
