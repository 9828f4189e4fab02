import { useNavigation } from 'react-router';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { PRODUCTS_PATH, type ProductQuery, readProductQuery, writeProductQuery } from './product-query.ts';

/** Changes what is asked for; another filter or order begins again at the first page. */
export type ChangeProductQuery = (change: Partial<ProductQuery>, options?: { replace?: boolean }) => void;

/** What staff ask for, as it stands in the address or is on its way there. */
export function useProductQuery(): [ProductQuery, ChangeProductQuery] {
  const [query, setQuery] = useAddressState(CODEC);
  const next = useNavigation().location;
  const isOnItsWay = next?.pathname === PRODUCTS_PATH;
  const wanted = isOnItsWay ? readProductQuery(new URLSearchParams(next.search)) : query;
  return [wanted, (change, options) => setQuery({ ...wanted, page: 1, ...change }, options)];
}

const CODEC = { read: readProductQuery, write: writeProductQuery };
