import { type Destination, deliveryTo } from '#domain/checkout/delivery.ts';
import { type Offered, type Quote, quote, type WantedLine } from '#domain/checkout/quote.ts';
import { type StaffDiscount, withStaffDiscount } from '#domain/discounts/staff-discount.ts';
import { customDelivery } from '#domain/draft-orders/custom-shipping.ts';
import type { CustomShipping } from '#domain/draft-orders/draft-order.ts';
import { findPlan, type PlanId } from '#domain/members/plan.ts';
import { asInStock } from '#domain/products/as-in-stock.ts';
import { findDiscounter } from '../discounts/find-discounter.ts';
import type { Refusal } from '../http/answer.ts';
import { findMemberPlan, type MaybeMember } from '../members/find-member-plan.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findOffered } from '../products/product-queries.ts';
import { explainQuote } from './explain-quote.ts';

/** The lines to price, with their customer and destination. */
export type PriceRequest = {
  lines: readonly WantedLine[];
  /** Null or absent: the shop's own place. */
  address?: { country: string; state?: string | undefined } | null | undefined;
  shippingMethodId: string | null;
  /** The email of a customer who may be a member. */
  email: string | null;
  /** Discount codes as typed. */
  codes: readonly string[];
  /** The checkout whose order this is, if its payment was started without it. */
  checkoutId?: string | undefined;
  /** The discount of staff for one order. */
  staffDiscount?: StaffDiscount | null;
  customShipping?: CustomShipping | null;
};

export type Priced = {
  ok: true;
  quote: Quote;
  memberPlan: PlanId | null;
  products: ReadonlyMap<string, Offered>;
};

/**
 * Prices lines at the shop's own prices, with a member's benefit if the visitor has proven to be that member.
 * Of an order that is paid already the stock is not checked.
 */
export async function priceLines(
  services: PricingServices,
  request: PriceRequest,
  visitor: MaybeMember,
  terms: { isPaid?: boolean } = {},
): Promise<Priced | Refusal> {
  return await priceOffered(services, request, visitor, findOffered(services.db, request.lines), terms);
}

type PricingServices = Pick<PaymentServices, 'db' | 'settings' | 'now'>;

/** Prices lines of products that are read already, or that are being read. */
export async function priceOffered(
  { db, settings, now }: PricingServices,
  { lines, address, shippingMethodId, email, codes, checkoutId, staffDiscount, customShipping }: PriceRequest,
  visitor: MaybeMember,
  offered: ReadonlyMap<string, Offered> | Promise<ReadonlyMap<string, Offered>>,
  { isPaid = false }: { isPaid?: boolean } = {},
): Promise<Priced | Refusal> {
  const [rules, products, memberPlan] = await Promise.all([
    settings.read(),
    offered,
    findMemberPlan(db, email, { visitor, now: now() }),
  ]);
  const productIds = lines.map(({ productId }) => productId);
  const question = { codes, email, checkoutId, productIds, now: now(), zone: rules.timeZone };
  const byShop = await findDiscounter({ db, settings }, question);
  const discounter = staffDiscount ? withStaffDiscount(byShop, staffDiscount) : byShop;
  const benefit = memberPlan && findPlan(memberPlan).benefit;
  const destination = address ? toDestination(address) : null;
  const delivery = customShipping
    ? customDelivery(rules, destination, customShipping)
    : deliveryTo(rules, destination, shippingMethodId);
  const priced = quote(lines, isPaid ? allInStock(products) : products, rules, benefit, delivery, discounter);
  return priced.ok ? { ...priced, memberPlan, products } : explainQuote(priced.refusal);
}

function toDestination({
  country,
  state = '',
}: {
  country: string;
  state?: string | undefined;
}): Destination {
  return { country, state };
}

function allInStock(products: ReadonlyMap<string, Offered>): Map<string, Offered> {
  return new Map([...products].map(([id, product]) => [id, asInStock(product)]));
}
