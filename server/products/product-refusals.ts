import { INSECURE_PICTURE, NO_DISCOUNT } from '#contract/forms/products.ts';
import type { Database } from '#db/connection.ts';
import { formatCount } from '#domain/counts.ts';
import { formatMoney } from '#domain/money.ts';
import { isSecurePicture } from '#domain/products/picture-address.ts';
import type { ProductOptions } from '#domain/products/product.ts';
import {
  countPrices,
  isNoDiscount,
  MOST_PRICES,
  type ProductFields,
} from '#domain/products/product-fields.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { presentStaffProduct } from './present-staff-product.ts';
import { findBySku, type StaffProduct } from './staff-product-queries.ts';

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

type Changed = readonly (keyof ProductFields)[];

/**
 * Of the two prices the message is at the one that was changed. A product that had no discount before may be
 * changed elsewhere.
 */
export function refuseNoDiscount(
  { price, discountPrice }: Pick<ProductFields, 'price' | 'discountPrice'>,
  changed: Changed = ['discountPrice'],
): Refusal | null {
  if (!isNoDiscount({ price, discountPrice })) return null;
  if (changed.includes('discountPrice'))
    return refuse('invalid', NO_DISCOUNT, { fields: { discountPrice: NO_DISCOUNT } });
  if (!changed.includes('price')) return null;
  const message = `Regular price must be above the discount price of ${formatMoney(discountPrice ?? 0)}`;
  return refuse('invalid', message, { fields: { price: message } });
}

type Pictures = Pick<ProductFields, 'image' | 'gallery'>;

/** Pictures that the page would block, unless the product has them already. */
export function refuseInsecurePictures(before: Pictures, after: Pictures): Refusal | null {
  const known = new Set([before.image, ...before.gallery]);
  const isRefused = (address: string) => !known.has(address) && !isSecurePicture(address);
  const place = after.gallery.findIndex(isRefused);
  const path = isRefused(after.image) ? 'image' : `gallery.${place}`;
  if (path === 'gallery.-1') return null;
  return refuse('invalid', INSECURE_PICTURE, { fields: { [path]: INSECURE_PICTURE } });
}

type Stock = number | null;

/**
 * A stock that is not what the sender saw: others have counted, or shoppers have bought. Undefined is nothing
 * to compare.
 */
export function refuseOtherStock(
  product: StaffProduct,
  { stock, stockSeen }: { stock: Stock | undefined; stockSeen: Stock | undefined },
): Refusal | null {
  if (stock === undefined || stockSeen === undefined) return null;
  if (product.stock === stockSeen || product.stock === stock) return null;
  const message = `The stock has changed meanwhile: it was ${stockText(stockSeen)} and is ${stockText(product.stock)} now.`;
  return refuse('conflict', message, { product: presentStaffProduct(product) });
}

function stockText(stock: Stock): string {
  return stock === null ? 'not counted' : formatCount(stock);
}
