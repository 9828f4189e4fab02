import * as z from 'zod/mini';
import { MAX_VARIANTS } from '#domain/products/variants/variant.ts';
import { requiredText, text, wholeNumber } from '../fields.ts';
import { sentMoney } from '../money.ts';
import { pictureUrl } from './products.ts';

/** The schemas of variants that staff edit, shared by the grid in the browser and the calls. */

/** Longer lists are answered by `optionProblems` with a message; these limits bound the work. */
const MAX_VALUES = 2_500;

export const OptionsForm = z.array(
  z.object({
    name: text().check(z.trim()),
    values: z.array(text().check(z.trim())).check(z.maxLength(MAX_VALUES, 'Too many values')),
  }),
);

export const Renames = z
  .array(z.object({ option: requiredText('Option'), from: requiredText('Value'), to: requiredText('Name') }))
  .check(z.maxLength(MAX_VALUES, 'Too many values'));

function ownAmount(label: string) {
  return z.nullable(sentMoney({ label, wrong: `${label} must be a number` }));
}

const WEIGHT = 'Weight must be a whole number of grams from 0 to 1,000,000';

const VariantFields = z.partial(
  z.object({
    sku: requiredText('SKU'),
    /** Null: the product's. */
    price: ownAmount('Price'),
    discountPrice: ownAmount('Discount price'),
    barcode: z.nullable(text(50)),
    weightGrams: z.nullable(wholeNumber(0, 1_000_000, WEIGHT)),
    /** Null: the product's, in the variant's color. */
    image: z.nullable(pictureUrl()),
    /** False: this combination is not offered. */
    offered: z.boolean('Offered must be true or false'),
  }),
);

/** The sent fields only. Null clears a field. */
export const VariantEdit = z.extend(VariantFields, {
  /**
   * Changed fields as last read: 409 with the current variants if somebody else has set one of them to
   * another value since. Without it the last change wins.
   */
  seen: z.optional(VariantFields),
});
export type VariantEdit = z.output<typeof VariantEdit>;

export const VariantEdits = z
  .array(z.extend(VariantEdit, { id: requiredText('Variant') }))
  .check(z.minLength(1), z.maxLength(MAX_VARIANTS));
