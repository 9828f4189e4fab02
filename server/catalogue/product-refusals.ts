import type { Database } from '#db/connection.ts';
import type { ProductOptions } from '#domain/catalogue/product.ts';
import { countPrices, MOST_PRICES } from '#domain/catalogue/product-draft.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { findBySku } from './staff-product-queries.ts';

export const PRODUCT_NOT_FOUND = refuse('not_found', 'Product not found');

/** A SKU belongs to one product that is not hidden. */
export async function refuseTakenSku(db: Database, sku: string): Promise<Refusal> {
  const owner = await findBySku(db, sku);
  const message = owner ? `This SKU belongs to ${owner.name}` : 'This SKU belongs to another product';
  return refuse('conflict', message, { fields: { sku: message } });
}

export function refuseTooManyPrices(options: Pick<ProductOptions, 'colors' | 'properties'>): Refusal | null {
  if (countPrices(options) <= MOST_PRICES) return null;
  const message = 'Fewer surcharges, please: their combinations lead to too many prices';
  return refuse('invalid', message, { fields: { properties: message } });
}
