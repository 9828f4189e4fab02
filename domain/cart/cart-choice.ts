import type { OrderLine } from '../orders/order.ts';
import type { SentSelection } from '../pricing/complete-selection.ts';
import type { ProductOptions } from '../products/product.ts';
import { optionOfList } from '../products/variants/option-lists.ts';
import { variantIdOf } from '../products/variants/variant.ts';
import type { CartChoice } from './cart.ts';

/**
 * The choice of a priced line. Values of options that span variants are left to the variant, which keeps its
 * id when staff rename them.
 */
export function choiceOf(product: Pick<ProductOptions, 'options'>, line: OrderLine): CartChoice {
  const { selectedColor: color, selectedSize: size, selectedMemory: memory } = line;
  const { selectedProperties: properties, propertyTexts: texts } = line;
  return {
    productId: line.productId,
    variantId: variantIdOf(line),
    selection: {
      ...(!optionOfList(product, 'color') && { color }),
      ...(!optionOfList(product, 'size') && { size }),
      ...(!optionOfList(product, 'memory') && { memory }),
      properties,
      ...(texts && { texts }),
    },
  };
}

/** Equal for equal choices, whatever the order of their fields. */
export function choiceText({ productId, variantId, selection }: CartChoice): string {
  const { color, size, memory, properties, texts } = selection satisfies SentSelection;
  const lists = [color, size, memory].map((name) => name ?? null);
  return JSON.stringify([productId, variantId, lists, sorted(properties), sorted(texts)]);
}

function sorted(record: Record<string, string> = {}): [string, string][] {
  return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}
