import type { DraftContent, DraftOrder } from '#domain/draft-orders/draft-order.ts';
import type { Cents } from '#domain/money.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import { NO_LIMITS } from '#domain/products/as-in-stock.ts';
import { countOnHand } from '#domain/products/stock.ts';
import { buildNewOrder } from '../checkout/quote-order.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { explainDelivery } from '../pricing/explain-quote.ts';
import { type Priced, priceOffered } from '../pricing/price-lines.ts';
import { findOffered } from '../products/product-queries.ts';
import { countedPieces } from '../stock/hold-stock.ts';
import type { ListedDraft } from './draft-order-queries.ts';

/** Staff type the address of the customer, so a member's price is theirs. */
const KNOWN_TO_STAFF = { hasProven: async () => true };

/** Prices a draft as the checkout does, with what staff add to it; a refusal names fields of the draft. */
export async function priceDraft(
  services: PaymentServices,
  { lines, address, email, codes, discount, shippingMethodId, customShipping }: DraftContent,
): Promise<Priced | Refusal> {
  const request = { lines, address, shippingMethodId, email, codes, staffDiscount: discount, customShipping };
  // Staff agree on any number of pieces.
  const products = [...(await findOffered(services.db, lines))].map(
    ([id, product]) => [id, { ...product, ...NO_LIMITS }] as const,
  );
  const priced = await priceOffered(services, request, KNOWN_TO_STAFF, new Map(products));
  return priced.ok ? priced : atLines(priced);
}

/** Prices the drafts that were saved without a total: what they cost now, if they can be bought. */
export async function withTotals(
  services: PaymentServices,
  drafts: readonly ListedDraft[],
): Promise<ListedDraft[]> {
  return await Promise.all(
    drafts.map(async (draft) => {
      if (draft.total !== null || draft.orderId) return draft;
      return { ...draft, total: await draftTotal(services, draft.content) };
    }),
  );
}

/** In cents; null if it cannot be bought. */
export async function draftTotal(services: PaymentServices, content: DraftContent): Promise<Cents | null> {
  const priced = await priceDraft(services, content);
  return priced.ok ? priced.quote.totals.total : null;
}

/** Prices a draft as the order that it becomes. Refuses it for a code or a delivery that does not apply. */
export async function orderDraft(
  services: PaymentServices,
  { id, content }: Pick<DraftOrder, 'id' | 'content'>,
  paymentMethod: string,
): Promise<{ ok: true; newOrder: NewOrder; counted: Map<string, number>; priced: Priced } | Refusal> {
  const priced = await priceDraft(services, content);
  if (!priced.ok) return priced;
  const { quote, memberPlan, products } = priced;
  if (quote.delivery?.problem) return explainDelivery(quote.delivery.problem);
  const [refused] = quote.refused;
  if (refused) return refuse('code_refused', `${refused.code}: ${refused.message}`);
  const { email, phone, address } = content;
  if (!email) return NO_EMAIL;
  const body = {
    userId: null,
    userEmail: email,
    userPhone: phone,
    paymentMethod,
    shippingAddress: address,
    billingAddress: null,
  };
  const variants = [...products.values()].flatMap((product) => product.variants ?? []);
  const isCounted = new Map(
    variants.map((variant) => [variant.id, { isCounted: countOnHand(variant) !== null }]),
  );
  return {
    ok: true,
    newOrder: { ...buildNewOrder(body, quote, memberPlan), draftOrderId: id },
    counted: countedPieces(quote.lines, isCounted),
    priced,
  };
}

const EMAIL_NEEDED = 'Fill in the email address of the customer';
const NO_EMAIL = refuse('invalid', `${EMAIL_NEEDED}.`, { fields: { email: EMAIL_NEEDED } });

/** Renames the fields of a refusal: the checkout calls the lines of an order `products`. */
function atLines({ refusal, ...rest }: Refusal): Refusal {
  const fields = Object.entries(refusal.fields ?? {});
  const ofDraft = fields.map(([path, message]) => [path.replace(/^products\./, 'lines.'), message]);
  return {
    ...rest,
    refusal: { ...refusal, ...(fields.length > 0 && { fields: Object.fromEntries(ofDraft) }) },
  };
}
