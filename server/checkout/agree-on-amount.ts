import type { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import { type Delivery, type DeliveryRules, deliveryAt, deliveryTo } from '#domain/checkout/delivery.ts';
import { findLimitProblems } from '#domain/checkout/order-limits.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { CartPieces } from '#domain/checkout/settle.ts';
import { findPlan } from '#domain/members/plan.ts';
import { type Cents, MAX_PAYMENT } from '#domain/money.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import { EVERYWHERE, type Place } from '#domain/place.ts';
import { type Discounter, discountForMembers, type OrderDiscount } from '#domain/pricing/discounted-cart.ts';
import type { MemberBenefit } from '#domain/pricing/member-benefit.ts';
import { type PricingRules, priceByRules } from '#domain/pricing/totals.ts';
import { possibleUnitPrices } from '#domain/pricing/unit-price.ts';
import type { Product } from '#domain/products/product.ts';
import { isAvailable } from '#domain/products/stock.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import { findZone } from '#domain/shipping/find-zone.ts';
import { categoryKey } from '#domain/tax/tax-table.ts';
import { findDiscounter } from '../discounts/find-discounter.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import { findMemberPlan } from '../members/find-member-plan.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { explainQuote } from '../pricing/explain-quote.ts';
import { findProduct } from '../products/product-queries.ts';
import { totalChanged } from './quote-order.ts';

type Body = ParsedInput<typeof createPaymentIntent>['body'];

export type Agreed =
  | {
      ok: true;
      total: Cents;
      lines: WantedLine[] | null;
      newOrder: NewOrder | null;
      /** Quantities of the products whose stock is counted. */
      counted: ReadonlyMap<string, number>;
      /** The discounts that the payment uses. */
      discounts: readonly OrderDiscount[];
      /** The pieces of the cart, if the order is for one. */
      pieces: CartPieces[] | null;
    }
  | Refusal;

/**
 * Agrees on the amount of a payment; without an order, it must be the price of the product with some choice.
 */
export async function agreeOnAmount(
  { db, settings, now }: PaymentServices,
  { orderData, amount: total, codes }: Body,
  visitor: Visitor,
): Promise<Agreed> {
  const { productId, quantity, customerEmail } = orderData;
  const product = await findProduct(db, productId);
  if (!product) return refuse('not_found', 'This product is no longer sold.');
  if (!isAvailable(product)) return refuse('product_unavailable', `${product.name} is out of stock.`);
  if (product.stock !== null && product.stock < quantity)
    return refuse('product_unavailable', `Only ${product.stock} of ${product.name} are left.`);
  const [limit] = findLimitProblems([orderData], new Map([[product.id, product]]));
  if (limit) return explainQuote({ position: 0, ...limit });
  const rules = await settings.read();
  const plan = await findMemberPlan(db, customerEmail, { visitor, now: now() });
  const benefit = plan && findPlan(plan).benefit;
  const about = { codes, email: customerEmail, productIds: [productId] };
  const question = { ...about, now: now(), zone: rules.timeZone };
  const discounter = await findDiscounter({ db, settings }, question);
  const offers = possibleTotals(product, quantity, { rules, benefit, discounter });
  const [withoutOptions] = offers;
  const agreed = offers.find((offer) => offer.total === total);
  if (withoutOptions && !agreed) return totalChanged(withoutOptions);
  if (total > MAX_PAYMENT) return refuse('invalid', 'The amount is too large for one payment.');
  const variant = findVariant(product, orderData.variantId);
  if (orderData.variantId && !variant) return refuse('option_unavailable', 'This variant is not offered.');
  if (variant && variant.stock !== null && variant.stock < quantity)
    return refuse('product_unavailable', `Only ${variant.stock} of ${product.name} are left.`);
  // Without a variant nothing is held: its order will say what it wants.
  const counted = new Map(variant === null || variant.stock === null ? [] : [[variant.id, quantity]]);
  return {
    ok: true,
    total,
    lines: null,
    newOrder: null,
    counted,
    discounts: agreed?.discounts ?? [],
    pieces: null,
  };
}

/** Finds the variant that is paid for; null if it is not known, or not offered. */
function findVariant({ variants = [] }: Product, id: string | null | undefined): Variant | null {
  const offered = variants.filter(({ isOffered }) => isOffered);
  if (id) return offered.find((variant) => variant.id === id) ?? null;
  return offered.length === 1 ? (offered[0] ?? null) : null;
}

/** A bound of the work: rare shops have very many prices and very many places. */
const MOST = 50_000;

/** The limit where each total depends on discounts. */
const MOST_DISCOUNTED = 1_000;

type Pricing = { rules: PricingRules & DeliveryRules; benefit: MemberBenefit | null; discounter: Discounter };

/**
 * Returns the totals of a product with some choice of its options, to some place by some method. The first
 * has no options and goes to the shop's own place.
 */
function possibleTotals(product: Product, quantity: number, { rules, benefit, discounter }: Pricing) {
  const most = discounter === discountForMembers ? MOST : MOST_DISCOUNTED;
  const goods = {
    productId: product.id,
    category: product.category,
    categories: product.categories,
    weightGrams: product.weightGrams ?? 0,
    isShipped: product.requiresShipping !== false,
    taxCategory: categoryKey(product.taxCategory ?? ''),
  };
  const prices = [...possibleUnitPrices(product)];
  const deliveries = possibleDeliveries(rules).slice(0, Math.ceil(most / Math.max(1, prices.length)));
  return deliveries.flatMap((delivery) =>
    prices.map((unitPrice) => {
      const line = { key: '', unitPrice, quantity, ...goods };
      const atPlace = { ...rules, place: delivery?.pricing };
      const { totals, discounts } = priceByRules([line], atPlace, benefit, discounter);
      return { ...totals, discounts };
    }),
  );
}

/**
 * Returns the deliveries that an order without an address can turn out to have: to each place that a zone or
 * tax rate names, by each of its methods. Null stands for flat prices.
 */
function possibleDeliveries(rules: DeliveryRules): (Delivery | null)[] {
  const home = deliveryTo(rules, null);
  if (!home) return [null];
  const { zones } = rules.shippingZones;
  const deliveries = namedPlaces(rules).flatMap((place) => {
    const methods = findZone(zones, place)?.methods ?? [];
    if (zones.length === 0) return [deliveryAt(rules, place, null)];
    return methods.map(({ id }) => deliveryAt(rules, place, id));
  });
  return [home, ...deliveries];
}

/** Everywhere else is a place that no zone or rate names. */
function namedPlaces({ shippingZones: { zones }, taxTable: { rates } }: DeliveryRules): Place[] {
  const named = [
    ...zones.flatMap(({ regions }) =>
      regions.flatMap(({ country, states }) =>
        (states.length > 0 ? states : ['']).map((state) => ({ country, state })),
      ),
    ),
    ...rates.map(({ country, state }) => ({ country, state })),
  ];
  const places = named.map(({ country, state }) => (country === EVERYWHERE ? '/' : `${country}/${state}`));
  return [...new Set(places)].map((key) => {
    const [country = '', state = ''] = key.split('/');
    return { country, state };
  });
}
