import type { OrderBody } from '#contract/calls/orders.ts';
import {
  type Offered,
  type Quote,
  type QuoteRefusal,
  quote,
  type WantedLine,
} from '#domain/checkout/quote.ts';
import { type PlanId, planOf } from '#domain/members/plan.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import type { ChoicePlace } from '#domain/pricing/choice-problems.ts';
import type { Totals } from '#domain/pricing/totals.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import { findMemberPlan } from '../members/find-member-plan.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findOffered } from '../products/product-queries.ts';
import { countedPieces } from '../stock/hold-stock.ts';

export function wantedLinesOf(body: OrderBody): WantedLine[] {
  return body.products.map((line) => ({
    productId: line.productId,
    quantity: line.quantity,
    selection: {
      color: line.selectedColor,
      size: line.selectedSize,
      memory: line.selectedMemory,
      properties: line.selectedProperties,
      texts: line.propertyTexts,
    },
  }));
}

/** The browser that buys. Ids are derived from `seed`: the same request makes the same ids. */
export type Buyer = { seed: Uint8Array; buyerDigest: string; visitor: Visitor };

/**
 * Prices an order at the shop's own prices, with a member's benefit if the visitor has proven to be that
 * member. Amounts in the body are compared, never used: where one differs, the order is refused with the
 * right amounts. Of an order that is paid already the stock is not checked: it may be held for this very
 * payment, and `finalize` decides. `counted`: quantities of the products whose stock is counted.
 */
export async function quoteOrder(
  { db, settings, now }: PaymentServices,
  body: OrderBody,
  { hasProven }: Visitor,
  { isPaid = false } = {},
): Promise<{ ok: true; newOrder: NewOrder; counted: ReadonlyMap<string, number> } | Refusal> {
  const wanted = wantedLinesOf(body);
  const ids = wanted.map((line) => line.productId);
  const [rules, products, memberPlan] = await Promise.all([
    settings.read(),
    findOffered(db, ids),
    findMemberPlan(db, body.userEmail, { hasProven, now: now() }),
  ]);
  const benefit = memberPlan && planOf(memberPlan).benefit;
  const priced = quote(wanted, isPaid ? asInStock(products) : products, rules, benefit);
  if (!priced.ok) return explain(priced.refusal);
  if (differs(body, priced.quote)) return totalChanged(priced.quote.totals);
  const isCounted = new Map([...products].map(([id, { stock }]) => [id, { isCounted: stock !== null }]));
  return {
    ok: true,
    newOrder: newOrderOf(body, priced.quote, memberPlan),
    counted: countedPieces(wanted, isCounted),
  };
}

function asInStock(products: ReadonlyMap<string, Offered>): Map<string, Offered> {
  return new Map([...products].map(([id, product]) => [id, { ...product, availability: true, stock: null }]));
}

export function totalChanged(totals: Totals): Refusal {
  const { subtotal, shipping, discount, tax, total } = totals;
  const message = `The total has changed: it is ${formatMoney(total)} now. Please check and try again.`;
  return refuse('total_changed', message, { amounts: { subtotal, shipping, discount, tax, total }, total });
}

function differs(body: OrderBody, { lines, totals }: Quote): boolean {
  const isOther = (sent: Cents | undefined, own: Cents) => sent !== undefined && sent !== own;
  return (
    (['subtotal', 'shipping', 'discount', 'tax', 'total'] as const).some((name) =>
      isOther(body[name], totals[name]),
    ) || lines.some(({ unitPrice }, position) => isOther(body.products[position]?.price, unitPrice))
  );
}

function newOrderOf(body: OrderBody, { lines, totals }: Quote, memberPlan: PlanId | null): NewOrder {
  return {
    userId: body.userId ?? 'guest',
    userEmail: body.userEmail,
    userPhone: body.userPhone ?? body.shippingAddress?.phone ?? body.billingAddress?.phone ?? null,
    paymentMethod: body.paymentMethod,
    shippingAddress: body.shippingAddress ?? null,
    billingAddress: body.billingAddress ?? null,
    lines,
    memberPlan,
    ...totals,
  };
}

function explain(refusal: QuoteRefusal): Refusal {
  switch (refusal.code) {
    case 'product_missing':
      return refuse('not_found', 'This product is no longer sold.', at(refusal.position, 'productId'));
    case 'product_unavailable': {
      const message = `${refusal.name} is out of stock.`;
      return refuse('product_unavailable', message, at(refusal.position, 'productId'));
    }
    case 'stock_short': {
      const { left, name } = refusal;
      const message = `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.`;
      return refuse('product_unavailable', message, at(refusal.position, 'quantity'));
    }
    case 'option_unavailable': {
      const names = refusal.unknown.map((option) => `${option.option} ${option.name}`).join(', ');
      return refuse('option_unavailable', `${refusal.name} is not offered with ${names}.`);
    }
    case 'choice_missing': {
      const fields = refusal.problems.map(({ at, message }) => [fieldOf(refusal.position, at), message]);
      const messages = refusal.problems.map(({ message }) => message).join(', ');
      const details = { fields: Object.fromEntries(fields) };
      return refuse('option_unavailable', `${refusal.name}: ${messages}.`, details);
    }
    case 'total_too_large':
      return refuse('invalid', `An order can be at most ${formatMoney(refusal.limit)}.`);
  }
}

const FIELD_OF_LIST = { color: 'selectedColor', size: 'selectedSize', memory: 'selectedMemory' } as const;

function fieldOf(position: number, place: ChoicePlace): string {
  const line = `products.${position}`;
  if ('option' in place) return `${line}.${FIELD_OF_LIST[place.option]}`;
  if ('property' in place) return `${line}.selectedProperties.${place.property}`;
  return `${line}.propertyTexts.${place.text}`;
}

function at(position: number, field: string) {
  return { fields: { [`products.${position}.${field}`]: 'Not available' } };
}
