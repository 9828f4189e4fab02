import { useAddressState } from '#web/shared/use-address-state.ts';
import { type ProductQuery, readProductQuery, writeProductQuery } from './product-query.ts';

export type ProductQueryChange = Partial<Omit<ProductQuery, 'page'>>;

/** Changes filters or order, which always begins again at the first page. */
export type ChangeProductQuery = (change: ProductQueryChange, options?: { replace?: boolean }) => void;

/** What the shopper asks for, as it stands in the address or is on its way there. */
export function useProductQuery(): [ProductQuery, ChangeProductQuery] {
  const [query, setQuery] = useAddressState(CODEC);
  return [query, (change, options) => setQuery({ ...query, ...change, page: 1 }, options)];
}

const CODEC = { read: readProductQuery, write: writeProductQuery };
