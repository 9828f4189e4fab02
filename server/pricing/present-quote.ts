import type { WireQuote } from '#contract/calls/quote.ts';
import type { DeliveryProblem } from '#domain/checkout/delivery.ts';
import { tooLittleToPay } from '#domain/checkout/payable.ts';
import { DAY } from '#domain/time-units.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentDiscount, presentTax } from '../orders/present-order.ts';
import { deliveryMessage } from './explain-quote.ts';
import type { Priced } from './price-lines.ts';

export function presentQuote(
  { quote, memberPlan }: Pick<Priced, 'quote' | 'memberPlan'>,
  now: Date,
  keys: readonly string[] = [],
): WireQuote {
  const { lines, totals, delivery, taxIncluded, discounts, refused } = quote;
  const { subtotal, shipping, discount, tax, total } = totals;
  const tooLittle = tooLittleToPay(total);
  return {
    lines: lines.map((line, position) => ({
      ...(keys[position] !== undefined && { key: keys[position] }),
      productId: line.productId,
      name: line.name,
      image: line.image,
      price: line.unitPrice,
      quantity: line.quantity,
      modifications: line.description,
      discount: line.discount ?? 0,
      tax: line.tax ?? 0,
    })),
    subtotal,
    shipping,
    discount,
    tax,
    total,
    ...(taxIncluded && { taxIncluded }),
    ...(delivery && delivery.taxes.length > 0 && { taxes: delivery.taxes.map(presentTax) }),
    ...omitNulls({
      memberPlan,
      shippingMethodId: delivery?.method?.id ?? null,
      freeShippingMissingAmount: quote.toFreeShipping,
    }),
    discounts: discounts.map(presentDiscount),
    refused: refused.map(({ code, message }) => ({ code, message })),
    methods: (delivery?.methods ?? []).map(({ id, name, kind, price, days }) => ({
      id,
      name,
      kind,
      price,
      arrives: new Date(now.getTime() + (days + quote.waitDays) * DAY).toISOString(),
    })),
    ...(tooLittle !== null && { problem: tooLittle }),
    ...(delivery?.problem && {
      fields: { [problemField(delivery.problem)]: deliveryMessage(delivery.problem) },
    }),
  };
}

function problemField(problem: DeliveryProblem): string {
  return problem.code === 'method_unavailable' ? 'shippingMethodId' : problem.field;
}
