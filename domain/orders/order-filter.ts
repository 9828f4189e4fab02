import { parseOrderId, partOfOrderId } from '../ids.ts';
import type { Cents } from '../money.ts';
import { nationalDigits, phoneDigits } from '../phone-number.ts';
import { foldText } from '../products/filter.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../time-zone.ts';
import type { Order } from './order.ts';
import { isToPack } from './sale.ts';
import { orderSearchText } from './search-text.ts';
import type { OrderStatus } from './status.ts';

/** Orders of this much or more are of high value (spec 5, 9). */
export const HIGH_VALUE: Cents = 50_000;

export const ORDER_TYPES = ['high', 'low'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** `to-pack`: paid, and nobody has packed them yet. */
export const ORDER_NEEDS = ['to-pack'] as const;
export type OrderNeed = (typeof ORDER_NEEDS)[number];

/**
 * What staff filter orders by; null is no bound. `date` is a day as YYYY-MM-DD (spec 5); with `to` it is the first of a range
 * of days, and `to` the last.
 */
export type OrderFilter = {
  search: string | null;
  date: string | null;
  to: string | null;
  /** The time zone that the days are those of. */
  zone: string;
  type: OrderType | null;
  status: OrderStatus | null;
  /** What they need of staff. */
  need: OrderNeed | null;
};

export const NO_ORDER_FILTER: OrderFilter = {
  search: null,
  date: null,
  to: null,
  zone: DEFAULT_TIME_ZONE,
  type: null,
  status: null,
  need: null,
};

type Filterable = Pick<
  Order,
  'id' | 'userEmail' | 'userPhone' | 'shippingAddress' | 'createdAt' | 'total' | 'status' | 'paymentStatus'
>;

/**
 * Whether an order passes the filter (spec 5). The database answers the same question in SQL; a property test holds the
 * two together.
 */
export function matchesOrderFilter(
  order: Filterable,
  { search, date, to, zone, type, status, need }: OrderFilter,
): boolean {
  const text = orderSearchText(order);
  const day = dayIn(order.createdAt, zone);
  return (
    (search === null || searchTermsOf(search).some((term) => text.includes(term))) &&
    (date === null || (date <= day && day <= (to ?? date))) &&
    (type === null || (type === 'high') === order.total >= HIGH_VALUE) &&
    (status === null || order.status === status) &&
    (need === null || isToPack(order))
  );
}

/**
 * The folded texts of which an order's search text must contain one: what was typed, and what it says if it is an order
 * id or a phone number written in another way.
 */
export function searchTermsOf(search: string): string[] {
  const id = parseOrderId(search) ?? partOfOrderId(search);
  const terms = [foldText(search.trim())];
  if (id) terms.push(foldText(id));
  if (LOOKS_LIKE_PHONE.test(search)) terms.push(phoneDigits(search), nationalDigits(search));
  return [...new Set(terms)];
}

/** Three digits or more, and nothing that is not written between the digits of a phone number. */
const LOOKS_LIKE_PHONE = /^[\s+()./-]*(?:\d[\s+()./-]*){3,}$/;

export const ORDER_SORTS = ['newest', 'oldest', 'total-desc', 'total-asc'] as const;
/** The orders a list of orders can have; each is made total by the order's id. */
export type OrderSort = (typeof ORDER_SORTS)[number];
