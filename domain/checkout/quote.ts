import { type Cents, MAX_PAYMENT } from '../money.ts';
import { type CustomItem, customLine } from '../orders/custom-line.ts';
import type { OrderLine } from '../orders/order.ts';
import { type ChoiceProblem, choiceProblems } from '../pricing/choice-problems.ts';
import { completeSelection } from '../pricing/complete-selection.ts';
import type { Discounter, OrderDiscount, RefusedCode } from '../pricing/discounted-cart.ts';
import { findVariant } from '../pricing/find-variant.ts';
import type { MemberBenefit } from '../pricing/member-benefit.ts';
import { describeSelection, resolveSelection, toSelection } from '../pricing/resolve-selection.ts';
import { type ChosenLine, chosenValue, type UnknownOption } from '../pricing/selection.ts';
import { type PricingRulesAt, priceByRules, type Totals } from '../pricing/totals.ts';
import { unitPrice } from '../pricing/unit-price.ts';
import { findBackorder } from '../products/backorder.ts';
import { LIST_NAMES } from '../products/option-words.ts';
import { pictureOfColor } from '../products/picture-of-color.ts';
import type { Product, ProductOptions } from '../products/product.ts';
import { spansVariants } from '../products/product-option.ts';
import { isAvailable } from '../products/stock.ts';
import { describeVariant } from '../products/variants/describe-variant.ts';
import { leftToFreeShipping } from '../shipping/free-shipping.ts';
import type { OfferedMethod } from '../shipping/offer-methods.ts';
import { type NamedTax, nameTaxes } from '../tax/named-tax.ts';
import { categoryKey } from '../tax/tax-table.ts';
import { type Delivery, type DeliveryProblem, findFreeOver, offerDelivery } from './delivery.ts';
import { findLimitProblems, type LimitProblem } from './order-limits.ts';

/** A requested line. */
export type WantedLine = ChosenLine & {
  /** A custom line of staff, by its name and price; `productId` is empty then. */
  custom?: CustomItem | undefined;
};

/** The fields of a product that a quote needs. */
export type Offered = Pick<
  Product,
  | 'id'
  | 'name'
  | 'image'
  | 'gallery'
  | 'price'
  | 'discountPrice'
  | 'availability'
  | 'stock'
  | keyof ProductOptions
> & {
  /** The category in the catalogue; discounts can be for one. */
  category?: string | undefined;
  categories?: readonly string[] | undefined;
  /** Null or absent: the standard rate. */
  taxCategory?: string | null | undefined;
  /** False: nothing of it is sent by parcel. */
  requiresShipping?: boolean | undefined;
  /** Grams of one piece. */
  weightGrams?: number | null | undefined;
} & Pick<Product, 'inventoryPolicy' | 'backorderText' | 'backorderDays' | 'minPerOrder' | 'maxPerOrder'>;

/** `lines` have their discount and tax. */
export type Quote = {
  lines: OrderLine[];
  totals: Totals;
  discounts: OrderDiscount[];
  /** The codes that take nothing off, and why. */
  refused: RefusedCode[];
  shippingTax: Cents;
  taxIncluded: boolean;
  /** Null in a shop whose prices are flat. */
  delivery: QuotedDelivery | null;
  /** The cents of goods to add so that the order ships free as it is priced; null if none do. */
  toFreeShipping: Cents | null;
  /** The days that the order waits for pieces that are not there yet. */
  waitDays: number;
};

/** The effect of an order's place on its price. Without zones there are no methods. */
export type QuotedDelivery = {
  methods: OfferedMethod[];
  /** The method that is priced. */
  method: OfferedMethod | null;
  /** Why the order cannot be placed like this. */
  problem: DeliveryProblem | null;
  taxes: NamedTax[];
};

/**
 * Why there is no quote; `position` is the line's. Of the pieces that are `left`, other lines leave `free`.
 */
export type QuoteRefusal =
  | { code: 'product_missing'; position: number; productId: string }
  | { code: 'product_unavailable'; position: number; name: string }
  | { code: 'stock_short'; position: number; name: string; left: number; free: number }
  | ({ position: number } & LimitProblem)
  | { code: 'option_unavailable'; position: number; name: string; unknown: UnknownOption[] }
  | { code: 'choice_missing'; position: number; name: string; problems: ChoiceProblem[] }
  | { code: 'total_too_large'; limit: Cents };

/**
 * Prices the requested lines at the shop's own prices, and at those of the place that they go to. All amounts
 * in cents.
 */
export function quote(
  wanted: readonly WantedLine[],
  products: ReadonlyMap<string, Offered>,
  rules: Omit<PricingRulesAt, 'place'>,
  benefit: MemberBenefit | null = null,
  delivery: Delivery | null = null,
  discounter?: Discounter,
): { ok: true; quote: Quote } | { ok: false; refusal: QuoteRefusal } {
  const lines: OrderLine[] = [];
  const asked = new Map<string, number>();
  let waitDays = 0;
  for (const [position, line] of wanted.entries()) {
    const priced = priceLine(line, position, products.get(line.productId), asked);
    if (!priced.ok) return priced;
    lines.push(priced.line);
    waitDays = Math.max(waitDays, priced.waitDays);
  }
  const limits = findLimitProblems(wanted, products);
  for (const [position, problem] of limits.entries())
    if (problem) return { ok: false, refusal: { position, ...problem } };
  const keyed = lines.map((line) => ({ ...line, key: toLineKey(line), ...findGoods(products, line) }));
  const atPlace = { ...rules, place: delivery?.pricing };
  const { totals, ...all } = priceByRules(keyed, atPlace, benefit, discounter);
  if (totals.total > MAX_PAYMENT)
    return { ok: false, refusal: { code: 'total_too_large', limit: MAX_PAYMENT } };
  const priced = lines.map((line, position) => ({
    ...line,
    discount: all.lines[position]?.discount ?? 0,
    tax: all.lines[position]?.tax ?? 0,
  }));
  const { shippingTax, isTaxIncluded: taxIncluded, discounts, refused } = all;
  const quoted = delivery && quoteDelivery(delivery, all);
  return {
    ok: true,
    quote: {
      lines: priced,
      totals,
      discounts,
      refused,
      shippingTax,
      taxIncluded,
      delivery: quoted,
      toFreeShipping: totals.shipping === 0 ? null : missingToFree(),
      waitDays,
    },
  };

  /** The limit of the shop is compared without a membership's discount, that of a method with it. */
  function missingToFree(): Cents | null {
    if (delivery && delivery.zones.length > 0)
      return leftToFreeShipping(all.basis.goods, findFreeOver(delivery, quoted?.method ?? null));
    const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
    return leftToFreeShipping(all.shippedOf(totals.subtotal - off), rules.freeShippingOver);
  }
}

function quoteDelivery(
  delivery: Delivery,
  { basis, taxes }: Pick<ReturnType<typeof priceByRules>, 'basis' | 'taxes'>,
): QuotedDelivery {
  const { methods, chosen, problem } = offerDelivery(delivery, basis);
  return { methods, method: chosen, problem, taxes: nameTaxes(taxes, delivery.rates, delivery.place) };
}

function findGoods(products: ReadonlyMap<string, Offered>, { productId, variantId }: OrderLine) {
  const product = products.get(productId);
  const variant = product?.variants?.find(({ id }) => id === variantId);
  return {
    taxCategory: categoryKey(product?.taxCategory ?? ''),
    category: product?.category,
    categories: product?.categories,
    isShipped: product?.requiresShipping !== false,
    weightGrams: variant?.weightGrams ?? product?.weightGrams ?? 0,
  };
}

/** Equal for lines of the same product with the same choice. */
function toLineKey({ productId, name, description }: OrderLine): string {
  return `${productId} ${productId === '' ? name : description}`;
}

/**
 * Prices one line. `asked`: the pieces of each variant, or of a product without any, that lines before it
 * want; its own are added.
 */
export function priceLine(
  { productId, variantId, quantity, selection: sent, custom }: WantedLine,
  position: number,
  product: Offered | undefined,
  asked: Map<string, number>,
): { ok: true; line: OrderLine; waitDays: number } | { ok: false; refusal: QuoteRefusal } {
  if (custom) return { ok: true, line: customLine(custom, quantity), waitDays: 0 };
  if (!product) return { ok: false, refusal: { code: 'product_missing', position, productId } };
  const { name } = product;
  if (!isAvailable(product)) return { ok: false, refusal: { code: 'product_unavailable', position, name } };
  const selection = completeSelection(product, sent, variantId);
  const variant = findVariant(product, selection);
  const short = spansVariants(product)
    ? null
    : stockRefusal({ position, name, quantity }, variant ?? product, asked);
  if (short) return { ok: false, refusal: short };
  const resolved = resolveSelection(product, selection);
  if (!resolved.ok)
    return { ok: false, refusal: { code: 'option_unavailable', position, name, unknown: resolved.unknown } };
  const problems = choiceProblems(product, selection);
  if (problems.length > 0)
    return { ok: false, refusal: { code: 'choice_missing', position, name, problems } };
  if (variantId && product.variants && variant?.id !== variantId) {
    const unknown = [{ option: 'variant', name: variantId }];
    return { ok: false, refusal: { code: 'option_unavailable', position, name, unknown } };
  }
  if (variant && spansVariants(product)) {
    const described = `${name} (${describeVariant(variant.options)})`;
    const refusal = stockRefusal({ position, name: described, quantity }, variant, asked);
    if (refusal) return { ok: false, refusal };
  }
  const counted = (variant ?? product).id;
  const requested = (asked.get(counted) ?? 0) + quantity;
  asked.set(counted, requested);
  const backorder = variant ? findBackorder(product, variant, requested) : null;
  const chosen = toSelection(resolved.selection);
  const color = chosenValue(chosen, LIST_NAMES.color);
  return {
    ok: true,
    line: {
      productId,
      ...(variant && { variantId: variant.id, sku: variant.sku }),
      name,
      // The variant's picture, or that in the chosen color.
      image: variant?.image ?? (color && pictureOfColor(product.gallery, color)) ?? product.image,
      unitPrice: unitPrice(product, resolved.selection),
      quantity,
      selection: chosen,
      description: [describeSelection(resolved.selection), backorder?.text].filter(Boolean).join(', '),
      ...(product.requiresShipping === false && { notShipped: true as const }),
    },
    waitDays: backorder?.days ?? 0,
  };
}

function stockRefusal(
  { position, name, quantity }: { position: number; name: string; quantity: number },
  { id, stock }: { id: string; stock: number | null },
  asked: ReadonlyMap<string, number>,
): QuoteRefusal | null {
  if (stock === null) return null;
  const free = Math.max(0, stock - (asked.get(id) ?? 0));
  if (free >= quantity) return null;
  if (stock === 0) return { code: 'product_unavailable', position, name };
  return { code: 'stock_short', position, name, left: stock, free };
}
