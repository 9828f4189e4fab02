import { data, redirect } from 'react-router';
import { getCollection, listProductsOfCollection, type WireCollection } from '#contract/calls/collections.ts';
import { collectionPath } from '#domain/collections/collection.ts';
import { productsOfCollection } from '#domain/collections/collection-products.ts';
import { listHref, readListQuery } from '#domain/lists/list-url.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { withoutEmptyParameters } from '#web/shared/without-empty-parameters.ts';
import { type LoadArgs, type Loaded, loaded } from '../../data.ts';
import { type ProductPage, toProductPage } from '../products/list/load-products.ts';

export type LoadedCollection = Loaded<{ collection: WireCollection; products: ProductPage }>;

/**
 * A collection with a page of its products. Redirects pages beyond the last one, and a URL that it had
 * before: for good, with the whole query.
 */
export async function loadCollection({ api, params, url }: LoadArgs) {
  const shorter = withoutEmptyParameters(url);
  if (shorter !== null) throw redirect(shorter);
  const { slug = '' } = params;
  const list = productsOfCollection(slug);
  const query = readListQuery(list, url.searchParams);
  const { sort, page, size: limit } = query;
  const answers = await loaded(
    Promise.all([
      api(getCollection, { params: { slug } }),
      api(listProductsOfCollection, { params: { slug }, query: { sort, page, limit } }),
    ]),
  );
  if (!answers.ok) return data<LoadedCollection>(answers, { status: toPageStatus(answers.status) });
  const [collection, reply] = answers.data;
  const present = collection.body.slug;
  if (present !== slug) throw redirect(collectionPath(present) + url.search, 301);
  const products = toProductPage(reply);
  const lastPage = Math.max(1, Math.ceil(products.total / limit));
  if (page > lastPage) throw redirect(listHref(list, { ...query, page: lastPage }));
  return data<LoadedCollection>({ ok: true, data: { collection: collection.body, products } });
}
