import type { OrderBody } from '#contract/calls/order-body.ts';
import { isFree, NO_PAYMENT_NEEDED } from '#domain/checkout/payable.ts';
import type { Offered, Quote } from '#domain/checkout/quote.ts';
import type { CartPieces } from '#domain/checkout/settle.ts';
import type { PlanId } from '#domain/members/plan.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { needsShipping } from '#domain/orders/not-shipped.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import type { Totals } from '#domain/pricing/totals.ts';
import { countOnHand } from '#domain/products/stock.ts';
import type { ChosenMethod, OfferedMethod } from '#domain/shipping/offer-methods.ts';
import { listCartPieces } from '../cart/ordered-pieces.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { explainDelivery, refuseCodes } from '../pricing/explain-quote.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { countedPieces } from '../stock/hold-stock.ts';

/** The browser that buys. Ids are derived from `seed`: the same request makes the same ids. */
export type Buyer = { seed: Uint8Array; buyerDigest: string; visitor: Visitor };

/** `counted`: quantities of the variants whose stock is counted. `pieces`: of a cart, if it is for one. */
type QuotedOrder = {
  ok: true;
  newOrder: NewOrder;
  counted: ReadonlyMap<string, number>;
  pieces: CartPieces[] | null;
};

/**
 * Prices an order at the shop's own prices, with a member's benefit if the visitor has proven to be that
 * member. Amounts in the body are compared, never used: where one differs, the order is refused with the
 * right amounts. Of an order that is paid already the stock is not checked: it may be held for this very
 * payment, and `finalize` decides.
 */
export async function quoteOrder(
  services: PaymentServices,
  body: OrderBody,
  visitor: Visitor,
  { isPaid = false, checkoutId }: { isPaid?: boolean; checkoutId?: string } = {},
): Promise<QuotedOrder | Refusal> {
  const { userEmail: email, shippingMethodId, codes, products: lines } = body;
  const address = body.shippingAddress ?? body.billingAddress;
  const request = { lines, address, shippingMethodId, email, codes, checkoutId };
  const priced = await priceLines(services, request, visitor, { isPaid });
  if (!priced.ok) return priced;
  const { quote, memberPlan, products } = priced;
  if (quote.delivery?.problem) return explainDelivery(quote.delivery.problem);
  const incomplete = refuseIncomplete(body, quote);
  if (incomplete) return incomplete;
  if (quote.refused.length > 0) return codesRefused(quote, codes);
  if (differs(body, quote)) return totalChanged(quote.totals);
  return {
    ok: true,
    newOrder: buildNewOrder(body, quote, memberPlan),
    counted: countedPieces(quote.lines, countedVariants(products)),
    pieces: body.cart ? listCartPieces(quote.lines, products) : null,
  };
}

/** Refuses a billing address without street or city, unless nothing is shipped (specification, section 5). */
function refuseIncomplete({ billingAddress }: OrderBody, { lines }: Quote): Refusal | null {
  if (!billingAddress || !needsShipping(lines)) return null;
  const fields = {
    ...(billingAddress.address === '' && { 'billingAddress.address': 'Address is required' }),
    ...(billingAddress.city === '' && { 'billingAddress.city': 'City is required' }),
  };
  const [message] = Object.values(fields);
  return message ? refuse('invalid', message, { fields }) : null;
}

function countedVariants(products: ReadonlyMap<string, Offered>): Map<string, { isCounted: boolean }> {
  const variants = [...products.values()].flatMap((product) => product.variants ?? []);
  return new Map(variants.map((variant) => [variant.id, { isCounted: countOnHand(variant) !== null }]));
}

/** With a message at each code, and with what the order costs without them. */
function codesRefused({ refused, totals }: Quote, codes: readonly string[]): Refusal {
  const { subtotal, shipping, discount, tax, total } = totals;
  const amounts = { subtotal, shipping, discount, tax, total };
  return refuseCodes(refused, codes, { amounts, total });
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

/** Builds the order of a quote, frozen as it is priced (model A3). */
export function buildNewOrder(
  body: Ordered,
  { lines, totals, delivery, discounts, waitDays, ...tax }: Quote,
  memberPlan: PlanId | null,
): NewOrder {
  const { method, taxes } = delivery ?? {};
  return {
    userId: body.userId ?? 'guest',
    userEmail: body.userEmail,
    userPhone: body.userPhone ?? body.shippingAddress?.phone ?? body.billingAddress?.phone ?? null,
    paymentMethod: isFree(totals) ? NO_PAYMENT_NEEDED : body.paymentMethod,
    shippingAddress: body.shippingAddress ?? null,
    billingAddress: body.billingAddress ?? null,
    lines,
    memberPlan,
    ...totals,
    ...(discounts.length > 0 && { discounts }),
    ...(tax.shippingTax > 0 && { shippingTax: tax.shippingTax }),
    ...(tax.taxIncluded && { taxIncluded: true }),
    ...(method && { shippingMethod: frozen(method) }),
    ...(taxes && taxes.length > 0 && { taxes }),
    ...(waitDays > 0 && { waitDays }),
  };
}

type Ordered = Pick<
  OrderBody,
  'userId' | 'userEmail' | 'userPhone' | 'paymentMethod' | 'shippingAddress' | 'billingAddress'
>;

function frozen({ id, name, kind, days }: OfferedMethod): ChosenMethod {
  return { id, name, kind, days };
}
