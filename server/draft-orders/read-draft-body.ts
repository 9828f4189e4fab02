import type { DraftOrderBody } from '#contract/calls/draft-orders.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { StaffDiscount } from '#domain/discounts/staff-discount.ts';
import type { DraftContent } from '#domain/draft-orders/draft-order.ts';

/** Converts the input of staff into the stored content of a draft. */
export function readDraftBody(body: DraftOrderBody): DraftContent {
  return {
    email: body.email,
    phone: body.phone,
    address: body.shippingAddress ?? null,
    lines: body.lines.map(readLine),
    codes: body.codes,
    discount: body.discount ? readDiscount(body.discount) : null,
    shippingMethodId: body.customShipping ? null : body.shippingMethodId,
    customShipping: body.customShipping ?? null,
    note: body.note,
  };
}

function readLine(line: DraftOrderBody['lines'][number]): WantedLine {
  const { custom, productId, variantId, quantity, selection } = line;
  if (!custom) return { productId: productId ?? '', variantId, quantity, selection };
  const item = { name: custom.name, unitPrice: custom.price };
  return { productId: '', quantity, selection: {}, custom: item };
}

function readDiscount({ percent, amount, reason }: NonNullable<DraftOrderBody['discount']>): StaffDiscount {
  if (percent !== undefined) return { kind: 'percent', basisPoints: Math.round(percent * 100), reason };
  return { kind: 'amount', amount: amount ?? 0, reason };
}
