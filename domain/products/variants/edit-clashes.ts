import type { Variant } from './variant.ts';

/** The fields of a variant that staff edit, without its stock. */
export type EditedVariant = Pick<
  Variant,
  'sku' | 'price' | 'discountPrice' | 'barcode' | 'weightGrams' | 'image'
> & { offered: boolean };

export type VariantField = keyof EditedVariant;

type Given = { [Field in VariantField]?: EditedVariant[Field] | undefined };

export const EDITED_VARIANT_FIELDS = [
  'sku',
  'price',
  'discountPrice',
  'barcode',
  'weightGrams',
  'image',
  'offered',
] as const satisfies readonly VariantField[];

/**
 * The fields of an edit that somebody else has set to another value since its sender saw them. Fields that
 * the edit does not change, or whose seen value it does not name, never clash.
 */
export function editClashes(current: Variant, edit: Given, seen: Given): VariantField[] {
  const now: EditedVariant = { ...current, offered: current.isOffered };
  return EDITED_VARIANT_FIELDS.filter(
    (field) =>
      edit[field] !== undefined &&
      seen[field] !== undefined &&
      now[field] !== seen[field] &&
      now[field] !== edit[field],
  );
}
