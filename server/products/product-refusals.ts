import { INSECURE_PICTURE, NO_DISCOUNT, STOCK } from '#contract/forms/products.ts';
import { formatCount } from '#domain/counts.ts';
import { formatMoney } from '#domain/money.ts';
import {
  countPrices,
  isNoDiscount,
  MAX_PRICES,
  type ProductFields,
} from '#domain/products/product-fields.ts';
import { END_BEFORE_START, endsBeforeStart } from '#domain/products/schedule.ts';
import { isSecurePicture } from '#domain/uploads/picture-url.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { presentStaffProduct } from './present-staff-product.ts';
import type { StaffProduct } from './staff-product-queries.ts';

export const PRODUCT_NOT_FOUND = refuse('not_found', 'Product not found');

export function refuseTooManyPrices(options: ProductFields): Refusal | null {
  if (countPrices(options) <= MAX_PRICES) return null;
  const message = 'Fewer surcharges, please: their combinations lead to too many prices';
  return refuse('invalid', message, { fields: { properties: message } });
}

/** The message is at the price that was changed; with neither changed, an existing fault is no refusal. */
export function refuseNoDiscount(
  { price, discountPrice }: ProductFields,
  changed: readonly (keyof ProductFields)[] = ['discountPrice'],
): Refusal | null {
  if (!isNoDiscount({ price, discountPrice })) return null;
  if (changed.includes('discountPrice'))
    return refuse('invalid', NO_DISCOUNT, { fields: { discountPrice: NO_DISCOUNT } });
  if (!changed.includes('price')) return null;
  const message = `Regular price must be above the discount price of ${formatMoney(discountPrice ?? 0)}`;
  return refuse('invalid', message, { fields: { price: message } });
}

/** Refuses limits per order that no order can keep. */
export function refuseLimits({ minPerOrder, maxPerOrder }: ProductFields): Refusal | null {
  if (minPerOrder == null || maxPerOrder == null || minPerOrder <= maxPerOrder) return null;
  const message = `Most per order must not be below the fewest of ${formatCount(minPerOrder)}`;
  return refuse('invalid', message, { fields: { maxPerOrder: message } });
}

/** Refuses an end that is not after the publication. */
export function refuseSchedule(product: ProductFields): Refusal | null {
  if (!endsBeforeStart(product)) return null;
  return refuse('invalid', END_BEFORE_START, { fields: { unpublishAt: END_BEFORE_START } });
}

/** Refuses new pictures that a browser would block. */
export function refuseInsecurePictures(before: ProductFields, after: ProductFields): Refusal | null {
  const known = new Set([before.image, ...before.gallery]);
  const isRefused = (url: string) => !known.has(url) && !isSecurePicture(url);
  const place = after.gallery.findIndex(isRefused);
  const path = isRefused(after.image) ? 'image' : `gallery.${place}`;
  if (path === 'gallery.-1') return null;
  return refuse('invalid', INSECURE_PICTURE, { fields: { [path]: INSECURE_PICTURE } });
}

type Stock = number | null;

/** Refuses if the stock is not what the sender saw. Undefined: nothing to compare. */
export function refuseOtherStock(
  product: StaffProduct,
  { stock, stockSeen }: { stock: Stock; stockSeen?: Stock | undefined },
): Refusal | null {
  if (stockSeen === undefined) return null;
  if (product.stock === stockSeen || product.stock === stock) return null;
  const message = `The stock has changed meanwhile: it was ${stockText(stockSeen)} and is ${stockText(product.stock)} now.`;
  return refuse('conflict', message, { product: presentStaffProduct(product) });
}

/** Refuses a count below zero of a product that is not sold without stock, unless it is the present one. */
export function refuseBelowZero(
  { stock: now, inventoryPolicy }: Pick<ProductFields, 'stock' | 'inventoryPolicy'>,
  stock: Stock | undefined,
): Refusal | null {
  if (stock == null || stock >= 0 || stock === now || inventoryPolicy === 'continue') return null;
  return refuse('invalid', STOCK, { fields: { stock: STOCK } });
}

/** Refuses a correction that cannot be applied as a difference to the current stock. */
export function refuseCorrection(
  product: StaffProduct,
  seen: Stock,
  { count, reason }: { count: number; reason: 'negative' | 'incomparable' },
): Refusal {
  const { stock } = product;
  const since = `It was ${stockText(seen)} when you began and is ${stockText(stock)} now`;
  const message =
    reason === 'negative'
      ? `${since}: ${formatCount((seen ?? 0) - (stock ?? 0))} were sold or taken off meanwhile, so ${formatCount((seen ?? 0) - count)} cannot be taken off.`
      : `${since}.`;
  return refuse('conflict', message, {
    product: presentStaffProduct(product),
    fields: { stock: message },
  });
}

/** Refuses a difference where nothing is counted yet; `name` is of the product or its variant. */
export function refuseUncounted(name: string, current: Parameters<typeof refuse>[2] = {}): Refusal {
  const message = `The stock of ${name} is not counted. Set a count first`;
  const fields = { change: 'Stock is not counted. Set a count first.' };
  return refuse('conflict', `${message}: send null as seen, and the count.`, { ...current, fields });
}

function stockText(stock: Stock): string {
  return stock === null ? 'not counted' : formatCount(stock);
}
