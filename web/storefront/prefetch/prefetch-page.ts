import { matchPath } from 'react-router';
import { type LoadArgs, prefetchData } from '../../data.ts';
import { loadCheckout } from '../checkout/load-checkout.ts';
import { loadHome } from '../home/load-home.ts';
import { loadProduct } from '../products/detail/load-product.ts';
import { loadProducts } from '../products/list/load-products.ts';
import { preloadCode } from './preload-code.ts';

/** Pages whose data may be prefetched: those of the catalogue. */
const PAGES: readonly { path: string; load: (args: LoadArgs) => Promise<unknown> }[] = [
  { path: '/user/home', load: loadHome },
  { path: '/user/products', load: loadProducts },
  { path: '/user/products/:id', load: loadProduct },
  { path: '/user/billing', load: loadCheckout },
];

/** `/user` redirects to Home (specification, section 2). */
const REDIRECTS: Record<string, string> = { '/user': '/user/home' };

/** Prefetches the code of the page at a URL, and its data if it is one of these. */
export function prefetchPage(link: URL): void {
  const url = new URL(link);
  url.pathname = REDIRECTS[url.pathname] ?? url.pathname;
  preloadCode(url.pathname);
  for (const { path, load } of PAGES) {
    const match = matchPath(path, url.pathname);
    if (match) prefetchData(load, { params: match.params, url });
  }
}
