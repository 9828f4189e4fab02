import { redirect } from 'react-router';
import { getProduct } from '#contract/calls/products.ts';
import { addressOfHandle } from '#domain/products/handle.ts';
import { inBrowser, type LoadArgs, loadedBody, onServer } from '../../data.ts';
import { isMissing } from './detail/load-product.ts';
import { productPath } from './detail/product-urls.ts';

/**
 * The URL that a product had in a shop of Shopify leads to its page for good, without the query, which
 * meant another shop. One of no product leads where unknown paths do (specification, section 2).
 */
async function load({ api, params }: LoadArgs): Promise<never> {
  const id = addressOfHandle(params.handle ?? '');
  if (id === null) throw redirect('/');
  const product = await loadedBody(api(getProduct, { params: { id } }));
  if (product.ok) throw redirect(productPath(id), 301);
  // A page that fails says so itself.
  throw redirect(isMissing(product) ? '/' : productPath(id));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
