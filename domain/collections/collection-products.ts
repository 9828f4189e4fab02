import { defineList } from '../lists/list.ts';
import { productList } from '../products/product-list.ts';
import { collectionPath } from './collection.ts';

const { name, sorts, pageSize } = productList;

/** Products of a collection. `chosen`: in the order of staff, or by rule the newest first. */
export const collectionProductList = defineList({
  name,
  path: collectionPath(''),
  filters: {},
  sorts: ['chosen', ...sorts],
  pageSize,
});

/** The same on the page of one collection. */
export function productsOfCollection(slug: string): typeof collectionProductList {
  return { ...collectionProductList, path: collectionPath(slug) };
}
