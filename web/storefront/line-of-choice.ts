import type { OrderBodyInput } from '#contract/calls/order-body.ts';
import type { Choice } from './selection-in-url.ts';

/** A product's choice as calls ask for it. */
export type ChosenLine = Omit<OrderBodyInput['products'][number], 'price'>;

export function lineOfChoice(productId: string, { selection, quantity }: Choice): ChosenLine {
  const { color, size, memory, options, properties, texts } = selection;
  return {
    productId,
    quantity,
    selectedColor: color,
    selectedSize: size,
    selectedMemory: memory,
    ...(options && { selectedOptions: options }),
    selectedProperties: properties,
    ...(texts && { propertyTexts: texts }),
  };
}
