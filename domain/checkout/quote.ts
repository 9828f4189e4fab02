import { type Cents, MAX_PAYMENT } from '../money.ts';
import type { OrderLine } from '../orders/order.ts';
import { type ChoiceProblem, choiceProblems } from '../pricing/choice-problems.ts';
import { completeSelection, type SentSelection } from '../pricing/complete-selection.ts';
import type { MemberBenefit } from '../pricing/member-benefit.ts';
import { describeSelection, resolveSelection, textsOf, type UnknownOption } from '../pricing/selection.ts';
import { type PricingRules, type Totals, totalOrder } from '../pricing/totals.ts';
import { unitPrice } from '../pricing/unit-price.ts';
import { pictureOfColor } from '../products/picture-of-color.ts';
import type { Product, ProductOptions } from '../products/product.ts';
import { isAvailable } from '../products/stock.ts';

/** A requested line. */
export type WantedLine = { productId: string; quantity: number; selection: SentSelection };

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
>;

export type Quote = { lines: OrderLine[]; totals: Totals };

/** Why there is no quote; `position` is the line's. */
export type QuoteRefusal =
  | { code: 'product_missing'; position: number; productId: string }
  | { code: 'product_unavailable'; position: number; name: string }
  | { code: 'stock_short'; position: number; name: string; left: number }
  | { code: 'option_unavailable'; position: number; name: string; unknown: UnknownOption[] }
  | { code: 'choice_missing'; position: number; name: string; problems: ChoiceProblem[] }
  | { code: 'total_too_large'; limit: Cents };

/** Prices the requested lines at the shop's own prices. All amounts in cents. */
export function quote(
  wanted: readonly WantedLine[],
  products: ReadonlyMap<string, Offered>,
  rules: PricingRules,
  benefit: MemberBenefit | null = null,
): { ok: true; quote: Quote } | { ok: false; refusal: QuoteRefusal } {
  const lines: OrderLine[] = [];
  for (const [position, line] of wanted.entries()) {
    const priced = quoteLine(line, position, products.get(line.productId));
    if (!priced.ok) return priced;
    lines.push(priced.line);
  }
  const totals = totalOrder(lines, rules, benefit);
  if (totals.total > MAX_PAYMENT)
    return { ok: false, refusal: { code: 'total_too_large', limit: MAX_PAYMENT } };
  return { ok: true, quote: { lines, totals } };
}

function quoteLine(
  { productId, quantity, selection: sent }: WantedLine,
  position: number,
  product: Offered | undefined,
): { ok: true; line: OrderLine } | { ok: false; refusal: QuoteRefusal } {
  if (!product) return { ok: false, refusal: { code: 'product_missing', position, productId } };
  const { name } = product;
  if (!isAvailable(product)) return { ok: false, refusal: { code: 'product_unavailable', position, name } };
  if (product.stock !== null && product.stock < quantity)
    return { ok: false, refusal: { code: 'stock_short', position, name, left: product.stock } };
  const selection = completeSelection(product, sent);
  const resolved = resolveSelection(product, selection);
  if (!resolved.ok)
    return { ok: false, refusal: { code: 'option_unavailable', position, name, unknown: resolved.unknown } };
  const problems = choiceProblems(product, selection);
  if (problems.length > 0)
    return { ok: false, refusal: { code: 'choice_missing', position, name, problems } };
  const chosen = resolved.selection;
  const propertyTexts = textsOf(chosen);
  return {
    ok: true,
    line: {
      productId,
      name,
      // The picture in the chosen color.
      image: (chosen.color && pictureOfColor(product.gallery, chosen.color.name)) ?? product.image,
      unitPrice: unitPrice(product, chosen),
      quantity,
      selectedColor: chosen.color?.name ?? null,
      selectedSize: chosen.size,
      selectedMemory: chosen.memory,
      selectedProperties: Object.fromEntries(chosen.properties.map((p) => [p.property.id, p.value.id])),
      ...(propertyTexts && { propertyTexts }),
      modifications: describeSelection(chosen),
    },
  };
}
