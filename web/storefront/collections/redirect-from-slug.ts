import { redirect } from 'react-router';
import { getCollection } from '#contract/calls/collections.ts';
import { collectionPath } from '#domain/collections/collection.ts';
import { productList } from '#domain/products/product-list.ts';
import { inBrowser, type LoadArgs, loadedBody, onServer } from '../../data.ts';

/** Shopify's collection of all products. */
const ALL = 'all';

/** The URL that a collection had in a shop of Shopify leads to its page for good, without the query. */
async function load({ api, params }: LoadArgs): Promise<never> {
  const { slug = '' } = params;
  const collection = await loadedBody(api(getCollection, { params: { slug } }));
  if (collection.ok && collection.data.slug) throw redirect(collectionPath(collection.data.slug), 301);
  if (slug === ALL) throw redirect(productList.path, 301);
  throw redirect('/');
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
