import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { addProducts, lamp } from './test-products.ts';

/** The total of one lamp: 49.99 + 15.00 shipping + 4.00 tax. */
export const LAMP_TOTAL = 68.99;

export type StockedLamp = { id: string; name: string; priceCents: number };

/** Adds a lamp with this stock. */
export async function addStockedLamp(db: Database, stock: number | null): Promise<StockedLamp> {
  const id = `stocked-lamp-${randomBytes(4).toString('hex')}`;
  await addProducts(db, { ...lamp, id, sku: id, stock });
  return { id, name: lamp.name, priceCents: lamp.priceCents };
}

export async function readStock(db: Database, product: { id: string }): Promise<number | null> {
  const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, product.id));
  return row?.stock ?? null;
}
