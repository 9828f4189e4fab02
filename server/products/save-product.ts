import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { findBySku, type StaffProduct } from './staff-product-queries.ts';

export type SavedProduct = { ok: true; product: StaffProduct } | Refusal;

/** Saves a product in one transaction; refuses a SKU that another product for sale has. */
export async function saveProduct(
  db: Database,
  sku: string,
  save: (tx: Transaction) => Promise<SavedProduct>,
): Promise<SavedProduct> {
  try {
    return await inTransaction(db, save);
  } catch (error) {
    if (!isDuplicate(error, 'products_sku') && !isDuplicate(error, 'variants_sku')) throw error;
    const owner = await findBySku(db, sku);
    const message = `This SKU belongs to ${owner ? owner.name : 'another product'}`;
    return refuse('conflict', message, { fields: { sku: message } });
  }
}
