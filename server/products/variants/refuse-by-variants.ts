import { LIST_FIELDS, listOfOption } from '#domain/products/option-words.ts';
import type { OptionValue } from '#domain/products/product.ts';
import type { GivenFields } from '#domain/products/product-fields.ts';
import { fold } from '#domain/products/variants/fold.ts';
import { type Refusal, refuse } from '../../http/answer.ts';
import type { StaffProduct } from '../staff-product-queries.ts';

/** Refuses one stock for a product whose variants are counted. */
export function refuseStockOfVariants({ variants }: StaffProduct): Refusal | null {
  if (variants.length === 1) return null;
  const message = 'The stock is counted by variant';
  return refuse('conflict', message, { fields: { stock: message } });
}

/**
 * Refuses changes that only the variants of a product can make: of its stock, and of the values of its
 * options.
 */
export function refuseByVariants(product: StaffProduct, fields: GivenFields): Refusal | null {
  if (fields.stock !== undefined && fields.stock !== product.stock) {
    const refusal = refuseStockOfVariants(product);
    if (refusal) return refusal;
  }
  for (const { name, values } of fields.options ?? []) {
    const variantName = product.options.find((option) => option.name === name)?.variantName;
    const option = product.variantOptions.find((one) => one.name === variantName);
    if (!option || !values || hasSameValues(values, option.values)) continue;
    const message = `${option.name} spans variants: change its values there`;
    const list = listOfOption(name);
    return refuse('conflict', message, { fields: { [list ? LIST_FIELDS[list] : 'options']: message } });
  }
  return null;
}

function hasSameValues(one: readonly OptionValue[], other: readonly string[]): boolean {
  const values = new Set(other.map(fold));
  return one.length === other.length && one.every(({ name }) => values.has(fold(name)));
}
