import type { Database } from '#db/connection.ts';
import type { Product } from '#domain/products/product.ts';
import { spansVariants } from '#domain/products/product-option.ts';
import { isAvailable } from '#domain/products/stock.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { findProduct } from '../products/product-queries.ts';
import { PRODUCT_NOT_FOUND } from '../products/product-refusals.ts';
import { formatName } from './mail-stock-alerts.ts';
import { insertAlert, type StockAlert } from './stock-alert-queries.ts';

type Added = { ok: true; name: string } | Refusal;

/** Remembers who wants a mail when something sold out is back; an email waits for it once. */
export async function addStockAlert(db: Database, alert: StockAlert, now: Date): Promise<Added> {
  const product = await findProduct(db, alert.productId);
  if (!product) return PRODUCT_NOT_FOUND;
  const awaited = findAwaited(product, alert.variantId);
  if (!awaited) return NOT_OFFERED;
  if (awaited.canBeBought) return IN_STOCK;
  await insertAlert(db, { ...alert, variantId: awaited.variantId }, now);
  return { ok: true, name: awaited.name };
}

/** Finds the product or variant to wait for; null if not offered. The only variant is the product. */
function findAwaited(product: Product, variantId: string | null) {
  const isAvailableProduct = isAvailable(product);
  if (variantId === null || !spansVariants(product))
    return { variantId: null, name: product.name, canBeBought: isAvailableProduct };
  const variant = product.variants?.find(({ id, isOffered }) => id === variantId && isOffered);
  if (!variant) return null;
  const name = formatName({ name: product.name, options: variant.options });
  return { variantId, name, canBeBought: product.availability && variant.stock !== 0 };
}

const NOT_OFFERED = refuse('not_found', 'This choice is not offered any more. Please choose another.');
const IN_STOCK = refuse('conflict', 'It is in stock again: you can buy it now.');
