import type { updateVariants } from '#contract/calls/variants.ts';
import type { CallInput } from '#contract/define-call.ts';
import type { WireStaffVariant } from '#contract/product-schemas.ts';
import { MAX_STOCK } from '#domain/limits.ts';
import { plainAmount } from '#domain/money.ts';
import { EDITED_VARIANT_FIELDS, type VariantField } from '#domain/products/variants/edit-clashes.ts';
import { readCount } from '#domain/typed-number.ts';
import { amountError, isBlank, parseCents, parseCount } from '../../screen/typed-amounts.ts';
import { readStock } from '../list/read-stock.ts';

/** The typed values of a variant. */
export type VariantDraft = {
  sku: string;
  price: string;
  discountPrice: string;
  stock: string;
  barcode: string;
  weightGrams: string;
  image: string;
  offered: boolean;
};

/** The typed fields of a variant, each with its saved value when it was first typed. */
type TypedVariant = { seen: Partial<VariantDraft>; typed: Partial<VariantDraft> };

/** By the id of the variant. */
export type Drafts = Readonly<Record<string, TypedVariant>>;

/** Fields that fill-down sets for several variants at once. */
export const FILLED_FIELDS = [
  'price',
  'discountPrice',
  'stock',
  'image',
  'weightGrams',
  'barcode',
] as const satisfies readonly (keyof VariantDraft)[];

export type FilledField = (typeof FILLED_FIELDS)[number];

/** The fields of a variant as saved. */
export function toVariantDraft(variant: WireStaffVariant): VariantDraft {
  const { sku, ownPrice, ownDiscountPrice, stock, barcode, weightGrams, image, offered } = variant;
  return {
    sku,
    price: ownPrice === null ? '' : plainAmount(ownPrice),
    discountPrice: ownDiscountPrice === null ? '' : plainAmount(ownDiscountPrice),
    stock: stock === null ? '' : String(stock),
    barcode: barcode ?? '',
    weightGrams: weightGrams === undefined ? '' : String(weightGrams),
    image: image ?? '',
    offered,
  };
}

/** The fields of a variant as typed, and as saved where nothing is typed. */
export function readVariantDraft(variant: WireStaffVariant, drafts: Drafts): VariantDraft {
  return { ...toVariantDraft(variant), ...drafts[variant.id]?.typed };
}

/** The drafts with fields typed for these variants. */
export function typeFields(
  drafts: Drafts,
  variants: readonly WireStaffVariant[],
  part: Partial<VariantDraft>,
): Drafts {
  const typed = variants.map((variant) => {
    const before = drafts[variant.id];
    const saved = toVariantDraft(variant);
    const seen = Object.fromEntries(listFields(part).map((field) => [field, saved[field]]));
    return [
      variant.id,
      { seen: { ...seen, ...before?.seen }, typed: { ...before?.typed, ...part } },
    ] as const;
  });
  return { ...drafts, ...Object.fromEntries(typed) };
}

/** A field that was typed here, and saved with another value by somebody else since it was seen. */
export type Clash = { variant: WireStaffVariant; field: VariantField; mine: string; theirs: string };

export function findClashes(variants: readonly WireStaffVariant[], drafts: Drafts): Clash[] {
  return variants.flatMap((variant) => {
    const { seen = {}, typed = {} } = drafts[variant.id] ?? {};
    const saved = toVariantDraft(variant);
    return EDITED_VARIANT_FIELDS.filter(
      (field) => field in typed && saved[field] !== seen[field] && saved[field] !== typed[field],
    ).map((field) => ({
      variant,
      field,
      mine: formatValue(typed[field]),
      theirs: formatValue(saved[field]),
    }));
  });
}

/** The drafts after a choice about a clash: to keep the typed value, or to use the saved one. */
export function settleClash(drafts: Drafts, { variant, field }: Clash, isMine: boolean): Drafts {
  const { seen = {}, typed = {} } = drafts[variant.id] ?? {};
  const saved = { [field]: toVariantDraft(variant)[field] };
  return {
    ...drafts,
    [variant.id]: { seen: { ...seen, ...saved }, typed: isMine ? typed : { ...typed, ...saved } },
  };
}

function formatValue(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value || 'Nothing';
}

function listFields(part: Partial<VariantDraft>): (keyof VariantDraft)[] {
  return Object.keys(part) as (keyof VariantDraft)[];
}

type Edits = CallInput<typeof updateVariants>['body']['variants'];

export type StockEdit = { id: string; seen: number | null; count: number | null };

/** Reads the edits to be saved, or the messages by variant and field ('VR-1.price'). */
export function readDrafts(
  variants: readonly WireStaffVariant[],
  drafts: Drafts,
): { edits: Edits; stocks: StockEdit[]; errors: Record<string, string> } {
  const edits: Edits = [];
  const stocks: StockEdit[] = [];
  const errors: Record<string, string> = {};
  for (const variant of variants) {
    const typed = drafts[variant.id];
    if (!typed) continue;
    const draft = readVariantDraft(variant, drafts);
    const note = (field: keyof VariantDraft, message: string | null) => {
      if (message !== null) errors[`${variant.id}.${field}`] = message;
    };
    note('price', amountError('Price', draft.price));
    note('discountPrice', amountError('Discount price', draft.discountPrice));
    if (isBlank(draft.sku)) note('sku', 'SKU is required');
    const weight = readWeight(draft.weightGrams);
    if (!weight.ok) note('weightGrams', weight.message);
    const stock = readStock(draft.stock, MAX_STOCK, variant.stock);
    if (!stock.ok) note('stock', stock.message);
    const saved = toVariantDraft(variant);
    const changed = EDITED_VARIANT_FIELDS.filter((field) => draft[field] !== saved[field]);
    if (changed.length > 0)
      edits.push({
        id: variant.id,
        ...selectFields(changed, draft),
        seen: selectFields(changed, { ...saved, ...typed.seen }),
      });
    if (stock.ok && stock.stock !== variant.stock)
      stocks.push({ id: variant.id, seen: variant.stock, count: stock.stock });
  }
  return { edits, stocks, errors };
}

function selectFields(fields: readonly VariantField[], draft: VariantDraft) {
  const values = {
    sku: draft.sku,
    price: parseOwnAmount(draft.price),
    discountPrice: parseOwnAmount(draft.discountPrice),
    barcode: draft.barcode.trim() || null,
    weightGrams: isBlank(draft.weightGrams) ? null : parseCount(draft.weightGrams),
    image: draft.image || null,
    offered: draft.offered,
  };
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<typeof values>;
}

function parseOwnAmount(typed: string): number | null {
  return isBlank(typed) ? null : parseCents(typed);
}

const MAX_GRAMS = 1_000_000;

function readWeight(typed: string): { ok: true } | { ok: false; message: string } {
  if (isBlank(typed) || readCount(typed, MAX_GRAMS).ok) return { ok: true };
  return { ok: false, message: 'Weight must be a whole number of grams from 0 to 1,000,000' };
}

/** True if at most `lowStock` pieces of an offered variant are left. */
export function isLowVariant({ offered, stock }: WireStaffVariant, lowStock: number): boolean {
  return offered && stock !== null && stock <= lowStock;
}

/** The variants with a value, or all. `value` is 'Color: Red'. */
export function selectWithValue(
  variants: readonly WireStaffVariant[],
  value: string,
): readonly WireStaffVariant[] {
  if (value === '') return variants;
  return variants.filter(({ options }) =>
    Object.entries(options).some(([name, chosen]) => createValueKey(name, chosen) === value),
  );
}

export function createValueKey(option: string, value: string): string {
  return `${option}: ${value}`;
}
