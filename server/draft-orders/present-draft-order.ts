import type { WireDraftOrder, WireDraftOrderRow } from '#contract/calls/draft-orders.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { StaffDiscount } from '#domain/discounts/staff-discount.ts';
import {
  type DraftContent,
  type DraftOrder,
  draftStatus,
  type ExchangeCredit,
} from '#domain/draft-orders/draft-order.ts';
import { creditAmount } from '#domain/draft-orders/exchange-credit.ts';
import { writeChoice } from '#domain/orders/choice-words.ts';
import type { Refusal } from '../http/answer.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentQuote } from '../pricing/present-quote.ts';
import type { Priced } from '../pricing/price-lines.ts';
import type { ListedDraft } from './draft-order-queries.ts';

export function presentDraftOrder(
  draft: DraftOrder,
  { priced, credit }: { priced: Priced | Refusal; credit: ExchangeCredit | null },
  now: Date,
): WireDraftOrder {
  const { id, version, content, orderId, linkExpiresAt, linkSentAt } = draft;
  const { email, phone, shippingMethodId, customShipping, note, discount } = content;
  return {
    id,
    status: draftStatus(draft),
    version,
    ...omitNulls({ email, phone, shippingMethodId, note, orderId }),
    ...presentAddress(content),
    lines: content.lines.map(presentLine),
    codes: content.codes,
    ...(discount && { discount: presentDiscount(discount) }),
    ...(customShipping && { customShipping: { name: customShipping.name, price: customShipping.price } }),
    ...(orderId ? {} : presentPriced(priced, now)),
    ...(linkExpiresAt && {
      link: {
        expiresAt: linkExpiresAt.toISOString(),
        ...(linkSentAt && { sentAt: linkSentAt.toISOString() }),
      },
    }),
    ...(credit && {
      exchange: {
        returnId: credit.returnId,
        orderId: credit.orderId,
        creditAmount: creditAmount(credit.lines),
      },
    }),
    createdAt: draft.createdAt.toISOString(),
    createdBy: draft.createdBy,
    updatedAt: draft.updatedAt.toISOString(),
  };
}

/** Presents the current price of a draft, or the reason why it cannot be bought. */
export function presentPriced(
  priced: Priced | Refusal,
  now: Date,
): Pick<WireDraftOrder, 'quote' | 'problem' | 'fields'> {
  if (priced.ok) return { quote: presentQuote(priced, now) };
  const { message, fields } = priced.refusal;
  return { problem: message, ...(fields && { fields }) };
}

export function presentDraftRow(draft: ListedDraft): WireDraftOrderRow {
  const { id, content, orderId, total, createdAt } = draft;
  return {
    id,
    status: draftStatus(draft),
    ...omitNulls({ email: content.email, name: content.address?.fullName ?? null, total, orderId }),
    pieces: content.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    createdAt: createdAt.toISOString(),
  };
}

function presentAddress({ address }: DraftContent): Pick<WireDraftOrder, 'shippingAddress'> {
  if (!address) return {};
  const { phone, fullName, address: street, city, state, zipCode, country } = address;
  return {
    shippingAddress: { fullName, address: street, city, state, zipCode, country, ...omitNulls({ phone }) },
  };
}

function presentLine({ productId, variantId, quantity, selection, custom }: WantedLine) {
  if (custom) return { quantity, custom: { name: custom.name, price: custom.unitPrice } };
  return { productId, quantity, ...omitNulls({ variantId: variantId ?? null }), ...writeChoice(selection) };
}

function presentDiscount(discount: StaffDiscount): NonNullable<WireDraftOrder['discount']> {
  const { reason } = discount;
  return discount.kind === 'percent'
    ? { percent: discount.basisPoints / 100, reason }
    : { amount: discount.amount, reason };
}
