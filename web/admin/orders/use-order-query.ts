import { useNavigation } from 'react-router';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { ORDERS_PATH, type OrderQuery, readOrderQuery, writeOrderQuery } from './order-query.ts';

/** Changes what is asked for; another filter or order begins again at the first page. */
export type ChangeOrderQuery = (change: Partial<OrderQuery>, options?: { replace?: boolean }) => void;

/** What staff ask for, as it stands in the address or is on its way there. */
export function useOrderQuery(): [OrderQuery, ChangeOrderQuery] {
  const [query, setQuery] = useAddressState(CODEC);
  const next = useNavigation().location;
  const isOnItsWay = next?.pathname === ORDERS_PATH;
  const wanted = isOnItsWay ? readOrderQuery(new URLSearchParams(next.search)) : query;
  return [wanted, (change, options) => setQuery({ ...wanted, page: 1, ...change }, options)];
}

const CODEC = { read: readOrderQuery, write: writeOrderQuery };
