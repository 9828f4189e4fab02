import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import { quickSearch, type WireQuickSearchResults } from '#contract/calls/quick-search.ts';
import { formatCount } from '#domain/counts.ts';
import { creditNoteHref, creditNoteList } from '#domain/invoices/credit-note-list.ts';
import { LIMITS } from '#domain/limits.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { formatMoney } from '#domain/money.ts';
import { orderList } from '#domain/orders/order-list.ts';
import { refundLabel } from '#domain/orders/order-refund.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { pastRecordList } from '#domain/past-records/past-record-list.ts';
import { browserApi } from '#web/data.ts';
import { invoiceHref } from '../invoices/invoice-query.ts';
import { productHref } from '../products/product-href.ts';
import { ADMIN_PAGES } from '../screen/admin-pages.ts';
import { orderPageHref } from '../screen/order-href.ts';

/** Minimum length for a search on the server: shorter texts match nearly everything, without an index. */
const SHORTEST = 3;

/** The screens whose name contains the text (all for an empty text), then what the server finds. */
export async function findResults(text: string, signal: AbortSignal): Promise<QuickSearchResult[]> {
  const screens = findScreens(text);
  if (text.length < SHORTEST) return screens;
  const { body } = await browserApi(quickSearch, { query: { q: text.slice(0, LIMITS.search) } }, { signal });
  return [...screens, ...toQuickResults(body)];
}

export function findScreens(text: string): QuickSearchResult[] {
  const folded = text.toLowerCase();
  const pages = [
    ...ADMIN_PAGES,
    { label: 'Credit notes', to: creditNoteList.path, icon: ReceiptText },
    { label: 'Former shop', to: pastRecordList.path, icon: Archive },
    { label: 'Your account', to: '/admin/account', icon: UserRound },
  ];
  return pages
    .filter(({ label }) => label.toLowerCase().includes(folded))
    .map((page) => ({ kind: 'screen', ...page }));
}

export function toQuickResults({
  orders,
  invoices,
  creditNotes,
  products,
  customers,
}: WireQuickSearchResults): QuickSearchResult[] {
  return [
    ...orders.map(({ id, name, email, status, total, disputed, owed, ...payment }): QuickSearchResult => {
      const money = formatMoney(total);
      const facts = [name, email, money, statusLabel(status), refundLabel(payment)];
      const marks = [disputed && 'Disputed', owed !== undefined && 'Money owed'].filter(
        (mark) => typeof mark === 'string',
      );
      return {
        kind: 'order',
        label: id,
        hint: facts.filter(Boolean).join(' · '),
        ...(marks.length > 0 && { marks }),
        to: orderPageHref(id),
      };
    }),
    ...invoices.map(
      ({ number, orderId, email }): QuickSearchResult => ({
        kind: 'invoice',
        label: number,
        hint: `${email} · ${orderId}`,
        to: invoiceHref({ orderId, search: '', page: 1 }),
      }),
    ),
    ...creditNotes.map(
      ({ number, invoice, orderId, email }): QuickSearchResult => ({
        kind: 'credit note',
        label: number,
        hint: `${email} · ${invoice} · ${orderId}`,
        to: creditNoteHref(number),
      }),
    ),
    ...products.map(
      ({ _id, name, sku }): QuickSearchResult => ({
        kind: 'product',
        label: name,
        hint: sku,
        to: productHref(_id),
      }),
    ),
    ...customers.map(
      ({ email, orders }): QuickSearchResult => ({
        kind: 'customer',
        label: email,
        hint: orders === 1 ? '1 order' : `${formatCount(orders)} orders`,
        to: listHref(orderList, { search: email }),
      }),
    ),
  ];
}

/** A result of the quick search. */
export type QuickSearchResult = {
  kind: 'screen' | 'order' | 'invoice' | 'credit note' | 'product' | 'customer';
  to: string;
  label: string;
  /** Distinguishes it from others with the same label. */
  hint?: string;
  /** A warning that has to be seen before work on the entry. */
  marks?: readonly string[];
  /** The icon of a screen; other results have the icon of their kind. */
  icon?: LucideIcon;
};

/** In the order they are listed. */
export const RESULT_KINDS: readonly { kind: QuickSearchResult['kind']; heading: string; icon: LucideIcon }[] =
  [
    { kind: 'screen', heading: 'Screens', icon: LayoutDashboard },
    { kind: 'order', heading: 'Orders', icon: ClipboardList },
    { kind: 'invoice', heading: 'Invoices', icon: ReceiptText },
    { kind: 'credit note', heading: 'Credit notes', icon: ReceiptText },
    { kind: 'product', heading: 'Products', icon: Package },
    { kind: 'customer', heading: 'Customers', icon: UserRound },
  ];
