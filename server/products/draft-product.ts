import { createHash } from 'node:crypto';
import type { VariantEdit } from '#contract/forms/variants.ts';
import { variantIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import { type GivenFields, newProduct, type ProductFields } from '#domain/products/product-fields.ts';
import { limitSale, sumStock } from '#domain/products/stock.ts';
import { countCombinations } from '#domain/products/variants/combinations.ts';
import { planVariants } from '#domain/products/variants/plan-variants.ts';
import { spanOptions } from '#domain/products/variants/span-options.ts';
import { firstVariantId, type VariantOption } from '#domain/products/variants/variant.ts';
import { priceRange } from '#domain/products/variants/variant-prices.ts';
import { variantSku } from '#domain/products/variants/variant-sku.ts';
import type { Count } from '#domain/stock/merge-count.ts';
import type { Refusal } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { NewVariant } from '../stock/movement-queries.ts';
import {
  refuseBelowZero,
  refuseLimits,
  refuseNoDiscount,
  refuseSchedule,
  refuseTooManyPrices,
} from './product-refusals.ts';
import type { NewProductRow } from './staff-product-queries.ts';
import { applyEdit } from './variants/edit-variant.ts';
import { refuseOptions } from './variants/refuse-options.ts';

/** What is given of a variant of a new product, identified by its combination of options. */
type GivenVariant = { combination: string; edit: VariantEdit; stock?: Count | undefined };

/** A product that is not stored yet. */
export type ProductDraft = NewProductRow & { variants: NewVariant[] };

type Given = {
  fields: GivenFields & { price: Cents };
  /** None: the product has one variant. */
  options?: VariantOption[] | undefined;
  /** Combinations that are not among them are not offered. Default: the only variant, as it is. */
  variants?: readonly GivenVariant[] | undefined;
};

/**
 * Drafts a new product with its variants, or refuses it; variants are named by their places
 * ('variants.0.sku').
 * `taken`: SKUs that no variant without a given one may get.
 */
export function draftProduct(
  id: string,
  { fields: given, options = [], variants = [{ combination: '', edit: {} }] }: Given,
  { now, seed, taken }: { now: Date; seed: Seed; taken: Set<string> },
): { ok: true; draft: ProductDraft } | Refusal {
  const base = newProduct(given, now);
  const refusal =
    refuseBelowZero({ ...base, stock: null }, base.stock) ??
    refuseNoDiscount(base) ??
    refuseTooManyPrices(base) ??
    refuseSchedule(base) ??
    refuseLimits(base) ??
    (options.length > 0 ? refuseOptions(options) : null);
  if (refusal) return refusal;
  const spanned = options.length > 0 ? spanOptions(base.options, options) : base.options;
  const product = { ...base, options: spanned };
  for (const { edit } of variants) if (edit.sku) taken.add(edit.sku);
  const placed = placeVariants(id, product, options, { seed, taken });
  const placeByCombination = new Map(variants.map(({ combination }, place) => [combination, place]));
  const drafted: NewVariant[] = [];
  for (const variant of placed) {
    const place = placeByCombination.get(variant.combination) ?? -1;
    const { edit = { offered: false }, stock = null } = variants[place] ?? {};
    const edited = applyEdit(product, variant, edit, `variants.${place}.`);
    if ('refusal' in edited) return edited;
    const count = stock ?? (options.length === 0 ? base.stock : null);
    drafted.push({ ...variant, ...edited, ...countPieces(product, count) });
  }
  const fields: ProductFields = { ...product, stock: sumStock(drafted) };
  const prices = priceRange(product, drafted);
  return { ok: true, draft: { id, fields, variantOptions: options, prices, variants: drafted } };
}

/** The first combination is the first variant of the product, which has the product's SKU. */
function placeVariants(
  productId: string,
  { sku }: ProductFields,
  options: readonly VariantOption[],
  { seed, taken }: { seed: Seed; taken: Set<string> },
): NewVariant[] {
  const first = { id: firstVariantId(productId), options: {} };
  const planned = planVariants([first], [], options);
  if (!planned.ok) throw new Error(`The only variant of ${productId} is equal to another`);
  const { kept, added } = planned.plan;
  const empty = {
    productId,
    price: null,
    discountPrice: null,
    barcode: null,
    weightGrams: null,
    image: null,
    stock: null,
    isOffered: true,
  };
  return [
    ...kept.map((place) => ({ ...empty, ...place, sku })),
    ...added.map((place) => ({
      ...empty,
      ...place,
      id: variantIdFrom(createHash('sha256').update(seed).update(place.combination).digest()),
      sku: variantSku(sku, place.options, taken),
    })),
  ];
}

function countPieces(product: ProductFields, count: Count): Pick<NewVariant, 'stock' | 'onHand'> {
  const stock = limitSale(product, count);
  return { stock, onHand: stock === count ? null : count };
}

/** True if each combination of the options has a given SKU. */
export function hasAllSkus(options: readonly VariantOption[], variants: readonly GivenVariant[]): boolean {
  const withSku = variants.filter(({ edit }) => edit.sku !== undefined).length;
  return withSku >= countCombinations(options);
}
