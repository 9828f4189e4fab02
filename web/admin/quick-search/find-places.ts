import UserRound from 'lucide-react/icons/user-round';
import type { WireFound } from '#contract/calls/quick-search.ts';
import { quickSearch } from '#contract/calls/quick-search.ts';
import { LIMITS } from '#contract/limits.ts';
import { formatCount } from '#domain/counts.ts';
import { listHref } from '#domain/lists/list-address.ts';
import { formatMoney } from '#domain/money.ts';
import { orderList } from '#domain/orders/order-list.ts';
import { refundLabel } from '#domain/orders/order-refund.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { browserApi } from '#web/data.ts';
import { invoiceHref } from '../invoices/invoice-query.ts';
import { orderHref } from '../orders/order-href.ts';
import { productHref } from '../products/product-href.ts';
import { ADMIN_PAGES, MORE_ADMIN_PAGES } from '../screen/admin-pages.ts';
import type { Place } from './place.ts';

/**
 * Characters from which the shop itself is searched: fewer are in nearly everything, and no index knows them.
 */
const SHORTEST = 3;

/** The screens whose name contains the text, then what the shop finds. Without a text: all screens. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<Place[]> {
  const screens = findScreens(text);
  if (text.length < SHORTEST) return screens;
  const { body } = await browserApi(quickSearch, { query: { q: text.slice(0, LIMITS.search) } }, { signal });
  return [...screens, ...placesOf(body)];
}

export function findScreens(text: string): Place[] {
  const folded = text.toLowerCase();
  const pages = [
    ...ADMIN_PAGES,
    ...MORE_ADMIN_PAGES,
    { label: 'Your account', to: '/admin/account', icon: UserRound },
  ];
  return pages
    .filter(({ label }) => label.toLowerCase().includes(folded))
    .map((page) => ({ kind: 'screen', ...page }));
}

export function placesOf({ orders, invoices, products, customers }: WireFound): Place[] {
  return [
    ...orders.map(({ id, name, email, status, total, ...payment }): Place => {
      const money = formatMoney(total);
      const facts = [name, email, money, statusLabel(status), refundLabel(payment)];
      return { kind: 'order', label: id, hint: facts.filter(Boolean).join(' · '), to: orderHref(id) };
    }),
    ...invoices.map(
      ({ number, orderId, email }): Place => ({
        kind: 'invoice',
        label: number,
        hint: `${email} · ${orderId}`,
        to: invoiceHref({ orderId, search: '', page: 1 }),
      }),
    ),
    ...products.map(
      ({ _id, name, sku }): Place => ({ kind: 'product', label: name, hint: sku, to: productHref(_id) }),
    ),
    ...customers.map(
      ({ email, orders }): Place => ({
        kind: 'customer',
        label: email,
        hint: orders === 1 ? '1 order' : `${formatCount(orders)} orders`,
        to: listHref(orderList, { search: email }),
      }),
    ),
  ];
}
