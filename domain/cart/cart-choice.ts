import type { OrderLine } from '../orders/order.ts';
import { chosenValue } from '../pricing/selection.ts';
import { LIST_NAMES, NO_OPTIONS, OPTION_LISTS } from '../products/option-words.ts';
import type { ProductOptions } from '../products/product.ts';
import { createVariantId } from '../products/variants/variant.ts';
import type { CartChoice } from './cart.ts';

/**
 * The choice of a priced line. Values of options that span variants are left to the variant, which keeps its
 * id when staff rename them; of the others it says which were not chosen. A product may be gone.
 */
export function toCartChoice(
  product: Pick<ProductOptions, 'options'> | undefined,
  line: OrderLine,
): CartChoice {
  const { productId, selection } = line;
  const apart = (product?.options ?? NO_OPTIONS).filter(({ variantName }) => variantName === null);
  const options = Object.fromEntries(apart.map(({ name }) => [name, chosenValue(selection, name) ?? null]));
  return { productId, variantId: createVariantId(line), selection: { ...selection, options } };
}

/**
 * Equal for equal choices, whatever the order of their fields. Stored carts have keys that are made of it.
 */
export function choiceText({ productId, variantId, selection }: CartChoice): string {
  const lists = OPTION_LISTS.map((list) => chosenValue(selection, LIST_NAMES[list]) ?? null);
  return JSON.stringify([productId, variantId, lists, sorted(selection.properties), sorted(selection.texts)]);
}

function sorted(record: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}
