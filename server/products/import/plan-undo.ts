import type { VariantEdit } from '#contract/forms/variants.ts';
import type { GivenFields, ProductFields } from '#domain/products/product-fields.ts';
import { type ProductState, productState } from '#domain/products/product-state.ts';
import { countOnHand } from '#domain/products/stock.ts';
import type { VariantOption } from '#domain/products/variants/variant.ts';
import type { Count } from '#domain/stock/merge-count.ts';
import type { StaffProduct } from '../staff-product-queries.ts';

/** What brings a product back to what it was before an import; `kept` names what was changed since. */
export type UndoPlan = {
  /** Null: they stay. Several: one after the other. */
  options: VariantOption[][] | null;
  fields: GivenFields;
  variants: (VariantEdit & { id: string })[];
  /** The counts after and before the import. */
  stock: { id: string; seen: Count; count: Count }[];
  kept: string[];
};

/** Plans the undoing of a change of a product: whatever is not as the import left it stays (model W6). */
export function planUndo(change: { before: ProductState; after: ProductState }, now: StaffProduct): UndoPlan {
  const { before, after } = change;
  const current = productState(now);
  const kept: string[] = [];
  const options = planOptions(before, after, current, kept);
  const fields: GivenFields = {};
  for (const field of keysOf(after.fields)) {
    // An import changes the lists of options only by those of variants, which they follow.
    if (field === 'options' || isSame(before.fields[field], after.fields[field])) continue;
    const isAs = (state: ProductState) =>
      fieldsWith(field).every((one) => isSame(current.fields[one], state.fields[one]));
    if (isAs(after)) Object.assign(fields, { [field]: before.fields[field] ?? null });
    else if (!isAs(before)) kept.push(FIELD_WORDS[field] ?? field);
  }
  const { variants, stock } = planVariants(before, after, current, kept);
  return { options, fields, variants, stock, kept: [...new Set(kept)] };
}

/** The words of a description and their formatting are one text. */
function fieldsWith(field: keyof ProductFields): (keyof ProductFields)[] {
  return field === 'description' || field === 'descriptionRich'
    ? ['description', 'descriptionRich']
    : [field];
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  sku: 'SKU',
  descriptionRich: 'description',
  discountPrice: 'discount price',
  image: 'pictures',
  gallery: 'pictures',
  pictureTexts: 'alternative texts',
  requiresShipping: 'shipping',
  taxCategory: 'tax category',
  weightGrams: 'weight',
};

/** The SKU, the prices and so on of a variant, but for its stock. */
const VARIANT_FIELDS = ['sku', 'price', 'discountPrice', 'barcode', 'weightGrams', 'image'] as const;

function planOptions(
  before: ProductState,
  after: ProductState,
  current: ProductState,
  kept: string[],
): VariantOption[][] | null {
  if (isSame(before.variantOptions, after.variantOptions)) return null;
  if (isSame(before.variantOptions, current.variantOptions)) return null;
  const known = new Set(before.variants.map(({ id }) => id));
  const added = (state: ProductState) => state.variants.filter(({ id }) => !known.has(id));
  if (!isSame(after.variantOptions, current.variantOptions) || !isSame(added(after), added(current))) {
    kept.push('options');
    return null;
  }
  // An option that the import added goes with its last value: two variants would be the same without it.
  const names = new Set(before.variantOptions.map(({ name }) => name));
  const narrowed = after.variantOptions.map(({ name, values }) => ({
    name,
    values: names.has(name)
      ? (before.variantOptions.find((option) => option.name === name)?.values ?? values)
      : values.slice(0, 1),
  }));
  return [narrowed, before.variantOptions];
}

function planVariants(
  before: ProductState,
  after: ProductState,
  current: ProductState,
  kept: string[],
): Pick<UndoPlan, 'variants' | 'stock'> {
  const variants: UndoPlan['variants'] = [];
  const stock: UndoPlan['stock'] = [];
  for (const was of before.variants) {
    const is = after.variants.find(({ id }) => id === was.id);
    const now = current.variants.find(({ id }) => id === was.id);
    if (!is || !now) continue;
    const edit: VariantEdit = {};
    for (const field of VARIANT_FIELDS) {
      if (isSame(was[field], is[field])) continue;
      if (isSame(now[field], is[field])) Object.assign(edit, { [field]: was[field] });
      else if (!isSame(now[field], was[field])) kept.push(`${FIELD_WORDS[field] ?? field} of a variant`);
    }
    if (was.isOffered !== is.isOffered && now.isOffered === is.isOffered) edit.offered = was.isOffered;
    if (Object.keys(edit).length > 0) variants.push({ id: was.id, ...edit });
    const [count, seen] = [countOnHand(was), countOnHand(is)];
    if (count === seen) continue;
    if (canRestore(count, seen, countOnHand(now))) stock.push({ id: was.id, seen, count });
    else kept.push('stock');
  }
  return { variants, stock };
}

/** Counts differ by what was sold since, which stays sold; below zero nothing can be restored. */
function canRestore(before: Count, after: Count, now: Count): boolean {
  if (before !== null && after !== null && now !== null) return now + before - after >= 0;
  return now === after;
}

function keysOf(fields: Partial<ProductFields>): (keyof ProductFields)[] {
  return Object.keys(fields) as (keyof ProductFields)[];
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
