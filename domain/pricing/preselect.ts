import type { ProductOptions } from '../products/product.ts';
import { readChoices } from '../products/product-option.ts';
import { openingVariant } from './find-variant.ts';
import type { Selection } from './selection.ts';

/**
 * The selection of a newly opened product page: first color, size and memory, no property (specification,
 * section 4); with variants those of the first that can be bought.
 */
export function preselect(product: ProductOptions, opening = openingVariant(product)): Selection {
  const first = product.options.flatMap(({ name, values: [value] }) => (value ? [[name, value.name]] : []));
  return {
    options: { ...Object.fromEntries(first), ...readChoices(opening?.options ?? {}) },
    properties: {},
  };
}
