import { type Offered, priceLine, type QuoteRefusal, type WantedLine } from '../checkout/quote.ts';
import type { OrderLine } from '../orders/order.ts';
import { choicesOf } from '../products/variants/option-lists.ts';
import type { CartLine } from './cart.ts';

/**
 * A line at today's price; or why it cannot be bought, in which case it costs nothing (model C3) and still
 * says what was chosen.
 */
export type PricedCartLine = { line: CartLine } & (
  | { priced: OrderLine; refusal: null }
  | { priced: null; refusal: QuoteRefusal; chosen: ChosenValues }
);

export type ChosenValues = Pick<
  OrderLine,
  | 'selectedColor'
  | 'selectedSize'
  | 'selectedMemory'
  | 'selectedOptions'
  | 'selectedProperties'
  | 'propertyTexts'
>;

/**
 * Prices each line by itself, so that one which cannot be bought keeps no other from it. Lines of the same
 * variant share its stock, the oldest first.
 */
export function priceCart(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, Offered>,
): PricedCartLine[] {
  const asked = new Map<string, number>();
  return lines.map((line, position) => {
    const product = products.get(line.productId);
    const result = priceLine(wantedOf(line), position, product, asked);
    return result.ok
      ? { line, priced: result.line, refusal: null }
      : { line, priced: null, refusal: result.refusal, chosen: chosenOf(line, product) };
  });
}

/** What was chosen of a line, by its variant as far as that is known. */
function chosenOf({ variantId, selection }: CartLine, product: Offered | undefined): ChosenValues {
  const variant = product?.variants?.find(({ id }) => id === variantId);
  const { lists, others } = choicesOf(variant?.options ?? {});
  const { color, size, memory, properties, texts } = selection;
  return {
    selectedColor: color ?? lists.color ?? null,
    selectedSize: size ?? lists.size ?? null,
    selectedMemory: memory ?? lists.memory ?? null,
    ...(Object.keys(others).length > 0 && { selectedOptions: others }),
    selectedProperties: properties ?? {},
    ...(texts && { propertyTexts: texts }),
  };
}

export function wantedOf({ productId, variantId, quantity, selection }: CartLine): WantedLine {
  return { productId, variantId, quantity, selection };
}
