import type { OrderBody } from '#contract/calls/orders.ts';
import {
  type Offered,
  type Quote,
  type QuoteRefusal,
  quote,
  type WantedLine,
} from '#domain/checkout/quote.ts';
import { type PlanId, planOf } from '#domain/members/plan.ts';
import { formatMoney } from '#domain/money.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import type { ChoicePlace } from '#domain/pricing/choice-problems.ts';
import type { Totals } from '#domain/pricing/totals.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { HasProven } from '../http/visitor.ts';
import { findMemberPlan } from '../members/find-member-plan.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findOffered } from '../products/product-queries.ts';
import { countedPieces } from '../stock/hold-stock.ts';

/** What the body of an order asks for. */
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

/**
 * Prices an order at the shop's own prices, a member's where its address is a member's and was proven
 * (`hasProven`). Amounts sent along are compared, never used: where one differs, the order is refused with
 * the right amounts. What is paid for already is not refused for want of pieces: they may be kept for this
 * very payment, and `finalize` decides. `counted`: how many pieces of which counted products it takes.
 */
export async function quoteOrder(
  { db, settings, now }: Pick<PaymentServices, 'db' | 'settings' | 'now'>,
  body: OrderBody,
  { hasProven, isPaid = false }: { hasProven: HasProven; isPaid?: boolean },
): Promise<{ ok: true; newOrder: NewOrder; counted: ReadonlyMap<string, number> } | Refusal> {
  const wanted = wantedLinesOf(body);
  const [rules, products, memberPlan] = await Promise.all([
    settings.read(),
    findOffered(
      db,
      wanted.map((line) => line.productId),
    ),
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

/** 409 with the right amounts. */
export function totalChanged(totals: Totals): Refusal {
  const { subtotal, shipping, discount, tax, total } = totals;
  const message = `The total has changed: it is ${formatMoney(total)} now. Please check and try again.`;
  return refuse('total_changed', message, { amounts: { subtotal, shipping, discount, tax, total }, total });
}

function differs(body: OrderBody, { lines, totals }: Quote): boolean {
  const amounts = (['subtotal', 'shipping', 'discount', 'tax', 'total'] as const).some(
    (name) => body[name] !== undefined && body[name] !== totals[name],
  );
  return (
    amounts ||
    lines.some((line, position) => {
      const price = body.products[position]?.price;
      return price !== undefined && price !== line.unitPrice;
    })
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
    case 'product_unavailable':
      return refuse(
        'product_unavailable',
        `${refusal.name} is out of stock.`,
        at(refusal.position, 'productId'),
      );
    case 'stock_short':
      return refuse(
        'product_unavailable',
        `Only ${refusal.left} of ${refusal.name} ${refusal.left === 1 ? 'is' : 'are'} left.`,
        at(refusal.position, 'quantity'),
      );
    case 'option_unavailable': {
      const names = refusal.unknown.map((option) => `${option.option} ${option.name}`).join(', ');
      return refuse('option_unavailable', `${refusal.name} is not offered with ${names}.`);
    }
    case 'choice_missing': {
      const fields = refusal.problems.map(({ at, message }) => [fieldOf(refusal.position, at), message]);
      const messages = refusal.problems.map(({ message }) => message).join(', ');
      return refuse('option_unavailable', `${refusal.name}: ${messages}.`, {
        fields: Object.fromEntries(fields),
      });
    }
    case 'total_too_large':
      return refuse('invalid', `An order can be at most ${formatMoney(refusal.limit)}.`);
  }
}

const FIELD_OF_LIST = { color: 'selectedColor', size: 'selectedSize', memory: 'selectedMemory' } as const;

/** The field of a line in which something is missing. */
function fieldOf(position: number, place: ChoicePlace): string {
  const line = `products.${position}`;
  if ('option' in place) return `${line}.${FIELD_OF_LIST[place.option]}`;
  if ('property' in place) return `${line}.selectedProperties.${place.property}`;
  return `${line}.propertyTexts.${place.text}`;
}

function at(position: number, field: string) {
  return { fields: { [`products.${position}.${field}`]: 'Not available' } };
}
