import type { GivenFields } from '#domain/products/product-fields.ts';
import { fold } from '#domain/products/variants/fold.ts';
import { optionOfList } from '#domain/products/variants/option-lists.ts';
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
  const lists = {
    color: { field: 'colors', values: fields.colors?.map(({ name }) => name) },
    size: { field: 'sizes', values: fields.sizes },
    memory: { field: 'memory', values: fields.memory },
  } as const;
  for (const list of ['color', 'size', 'memory'] as const) {
    const { field, values } = lists[list];
    const option = optionOfList(product, list);
    if (!option || !values || hasSameValues(values, option.values)) continue;
    const message = `${option.name} spans variants: change its values there`;
    return refuse('conflict', message, { fields: { [field]: message } });
  }
  return null;
}

function hasSameValues(one: readonly string[], other: readonly string[]): boolean {
  const values = new Set(other.map(fold));
  return one.length === other.length && one.every((value) => values.has(fold(value)));
}
