import { isProductId } from '#domain/products/cards-by-id.ts';
import { MAX_WISHES } from '#domain/wishes/wish-list.ts';
import { WISH_LIST_PATH } from './wish-list-path.ts';

const PRODUCTS = 'products';

/** Path of the page that shows these products; it says nothing else. */
export function sharedListPath(ids: readonly string[]): string {
  return `${WISH_LIST_PATH}/shared?${PRODUCTS}=${ids.map(encodeURIComponent).join()}`;
}

/**
 * The products of such a link in their order, each once. Whatever is no id is left out, as anybody can write
 * there. `isCut`: it has more than a wish list holds.
 */
export function readSharedList(query: URLSearchParams): { ids: string[]; isCut: boolean } {
  const written = query.getAll(PRODUCTS).join().split(',');
  const ids = [...new Set(written.map((id) => id.trim()).filter(isProductId))];
  return { ids: ids.slice(0, MAX_WISHES), isCut: ids.length > MAX_WISHES };
}
