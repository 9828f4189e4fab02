import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { staffCall } from '../define-call.ts';
import { requiredText } from '../fields.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { orderState, staffState } from '../order-schemas.ts';

/** Results per kind, at most. */
export const MAX_FOUND = 5;

/** Results of a quick search, newest first. */
export const QuickSearchResults = component('QuickSearchResults', {
  orders: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      /** The recipient; absent without a shipping address. */
      name: z.optional(z.string()),
      ...orderState,
      ...staffState,
      total: money(),
    }),
  ),
  /** The invoice of exactly that number. */
  invoices: z.array(z.object({ number: z.string(), orderId: z.string(), email: z.string() })),
  /** The credit note of exactly that number. */
  creditNotes: z.array(
    z.object({ number: z.string(), invoice: z.string(), orderId: z.string(), email: z.string() }),
  ),
  products: z.array(z.object({ _id: z.string(), name: z.string(), sku: z.string(), image: z.string() })),
  customers: z.array(z.object({ email: z.string(), orders: z.number() })),
});

export type WireQuickSearchResults = z.output<typeof QuickSearchResults>;

export const quickSearch = staffCall({
  path: '/search',
  summary:
    'A few orders (by id, email, phone, name), invoices and credit notes (by number), products (by name, SKU) and customers that match',
  query: z.object({ q: requiredText('Search', LIMITS.search) }),
  output: QuickSearchResults,
});
