import { matchPath } from 'react-router';
import { type LoadArgs, prefetchData } from '../../data.ts';
import { loadCheckout } from '../checkout/load-checkout.ts';
import { loadHome } from '../home/load-home.ts';
import { loadProduct } from '../products/detail/load-product.ts';
import { loadProducts } from '../products/list/load-products.ts';

/**
 * The pages whose data may be loaded before they are opened: those that show something from the catalogue.
 */
const PAGES: readonly { path: string; load: (args: LoadArgs) => Promise<unknown> }[] = [
  { path: '/user/home', load: loadHome },
  { path: '/user/products', load: loadProducts },
  { path: '/user/products/:id', load: loadProduct },
  { path: '/user/billing', load: loadCheckout },
];

/** `/user` leads to Home at once (spec 2). */
const REDIRECTS: Record<string, string> = { '/user': '/user/home' };

/** Begins to load what the page at this address shows, if it is one of those. */
export function prefetchPage(address: URL): void {
  const url = new URL(address);
  url.pathname = REDIRECTS[url.pathname] ?? url.pathname;
  for (const { path, load } of PAGES) {
    const match = matchPath(path, url.pathname);
    if (match) prefetchData(load, { params: match.params, url });
  }
}
