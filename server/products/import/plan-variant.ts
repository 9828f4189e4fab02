import { STOCK } from '#contract/forms/products.ts';
import type { VariantEdit } from '#contract/forms/variants.ts';
import { MAX_STOCK } from '#domain/limits.ts';
import { countOnHand } from '#domain/products/stock.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import type { Count } from '#domain/stock/merge-count.ts';
import { readCount } from '#domain/typed-number.ts';
import { isWrittenAs, readCell } from '../../http/csv-cell.ts';
import { flagText, readFlag } from './flag-words.ts';
import type { ImportRow } from './group-rows.ts';
import type { Field } from './import-columns.ts';
import type { Findings } from './import-plan.ts';
import { readPictureUrl } from './picture-cells.ts';
import type { Skus } from './skus.ts';

/** The current fields of a variant, including those of its product; null for one that the import adds. */
export type VariantNow = Pick<
  Variant,
  'sku' | 'barcode' | 'weightGrams' | 'image' | 'isOffered' | 'stock' | 'onHand'
>;

/** The existing SKUs, and the variant that needs one. */
export type SkuRequest = { skus: Skus; holder: Parameters<Skus['take']>[1] };

/** Plans the cells of a row that change its variant, but for its price. */
export function planVariant(
  row: ImportRow,
  now: VariantNow | null,
  { skus, holder }: SkuRequest,
  findings: Findings,
): VariantEdit {
  const edit: VariantEdit = {};
  const { number, cells } = row;
  const { sku, grams, barcode, variantImage, offered } = cells;
  // A variant without a SKU of its own gets one, and cannot lose it.
  if (sku && !(now && isWrittenAs(sku, now.sku))) {
    if (skus.take(readCell(sku), holder)) edit.sku = readCell(sku);
    else findings.notice(number, 'takenSku');
  }
  if (edit.sku !== undefined) findings.change(number, 'sku', now?.sku ?? null, edit.sku);
  if (grams !== undefined) {
    const weight = readGrams(grams);
    if (weight !== (now?.weightGrams ?? null)) {
      edit.weightGrams = weight;
      findings.change(number, 'grams', toText(now?.weightGrams), toText(weight));
    }
  }
  // Spreadsheets keep the digits of a number by an apostrophe.
  const code = barcode?.replace(/^'(?=\d)/, '');
  if (code && SHORTENED.test(code)) findings.notice(number, 'shortenedBarcode');
  else if (
    code !== undefined &&
    ![barcode, code].some((cell) => isWrittenAs(cell ?? '', now?.barcode ?? ''))
  ) {
    edit.barcode = readCell(code) || null;
    findings.change(number, 'barcode', now?.barcode ?? null, edit.barcode);
  }
  if (variantImage !== undefined && !isWrittenAs(variantImage, now?.image ?? '')) {
    const url = readPictureUrl(number, variantImage, findings) || null;
    if (url !== (now?.image ?? null)) edit.image = url;
  }
  if (edit.image !== undefined) {
    findings.change(number, 'variantImage', now?.image ?? null, edit.image);
  }
  if (offered) {
    const isOffered = readFlag(offered);
    if (isOffered === null) findings.refuse(number, 'offered', 'Offered must be yes or no');
    else if (isOffered !== (now?.isOffered ?? true)) {
      edit.offered = isOffered;
      findings.change(number, 'offered', flagText(!isOffered), flagText(isOffered));
    }
  }
  return edit;
}

/** '4.00638E+12': its digits are gone. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** The column that a field of a variant comes from. */
export const COLUMN_BY_VARIANT_FIELD: Readonly<Record<string, Field>> = {
  sku: 'sku',
  price: 'price',
  discountPrice: 'compareAt',
  barcode: 'barcode',
  weightGrams: 'grams',
  image: 'variantImage',
  offered: 'offered',
  stock: 'quantity',
};

/**
 * Plans the stock that a row asks for; undefined without a column. An empty cell, or no tracker: not counted.
 */
export function planStock(
  row: ImportRow,
  now: VariantNow | null,
  sellsOn: boolean,
  findings: Findings,
): Count | undefined {
  const { number } = row;
  const stock = readStock(row, now, sellsOn, findings);
  if (stock === undefined) return undefined;
  if (Number.isNaN(stock)) findings.refuse(number, 'quantity', STOCK);
  else if (stock !== countNow(now)) findings.change(number, 'quantity', toText(countNow(now)), toText(stock));
  return stock;
}

function countNow(now: VariantNow | null): Count {
  return now && countOnHand(now);
}

/** `sellsOn`: all variants are sold below zero. One that is sold so among others is not counted. */
function readStock(
  { number, cells }: ImportRow,
  now: VariantNow | null,
  sellsOn: boolean,
  findings: Findings,
): Count | undefined {
  const { tracker, policy = '' } = cells;
  const quantity = cells.quantity === undefined ? undefined : readCell(cells.quantity);
  if (tracker === '') return null;
  if (!sellsOn && isSoldWithoutStock(policy)) {
    findings.notice(number, 'partlySoldWithoutStock');
    return null;
  }
  if (tracker && !quantity)
    findings.notice(
      number,
      countNow(now) === null ? 'noQuantity' : quantity === undefined ? 'keptQuantity' : 'noQuantity',
    );
  if (quantity === undefined) return undefined;
  if (quantity === '') return null;
  const owed = BELOW_0.exec(quantity)?.[1];
  if (owed !== undefined && !sellsOn && countNow(now) !== -Number(owed)) {
    findings.notice(number, 'oversold');
    return 0;
  }
  const read = readCount(owed ?? quantity, MAX_STOCK);
  if (!read.ok) return Number.NaN;
  return owed === undefined ? read.count : 0 - read.count;
}

/** The word of `Variant Inventory Policy`, the other one is 'deny'; or that of a flag. */
export function isSoldWithoutStock(policy: string): boolean {
  return /^continue$/i.test(policy) || readFlag(policy) === true;
}

/** More was sold than there was. */
const BELOW_0 = /^[-−–]\s?(\d+(?:\.0+)?)$/;

/** Shopify writes decimals: '453.59'. NaN is refused by the schema of the field. */
function readGrams(cell: string): number | null {
  if (cell === '') return null;
  return /^\d+(\.\d+)?$/.test(cell) ? Math.round(Number(cell)) : Number.NaN;
}

function toText(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
