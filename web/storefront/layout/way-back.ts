import { useLocation } from 'react-router';
import type { PageLink } from './page-links.ts';

/** The way back from a page that takes a payment; null for pages that take none. */
export function wayBackFrom({ pathname, search }: { pathname: string; search: string }): PageLink | null {
  if (/^\/user\/checkout\/*$/.test(pathname)) return { label: 'Back to cart', to: '/user/cart' };
  if (!/^\/user\/billing\/*$/.test(pathname)) return null;
  const query = new URLSearchParams(search);
  const product = query.get('product');
  // Without one, or once the order is placed, nothing is paid there.
  if (!product || query.has('order')) return null;
  for (const name of ['product', 'code']) query.delete(name);
  const choice = query.toString();
  return {
    label: 'Back to product',
    to: `/user/products/${encodeURIComponent(product)}${choice && `?${choice}`}`,
  };
}

/** The way back from this page. Header and footer offer little else where somebody pays. */
export function useWayBack(): PageLink | null {
  return wayBackFrom(useLocation());
}
