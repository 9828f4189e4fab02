import type { ProductFormInput } from '#contract/forms/products.ts';
import {
  differingFields,
  type ProductField,
  type ProductFormValues,
  toFormField,
} from './product-form-values.ts';

/** A field that both changed to different values. */
export type Conflict = {
  field: keyof ProductFormValues;
  mine: ProductFormInput;
  theirs: ProductFormInput;
};

export type Merge = {
  /** Fields that only the other changed. */
  taken: (keyof ProductFormValues)[];
  conflicts: Conflict[];
};

/** Merges a form with a product that somebody else saved since; `base` is the state both started from. */
export function mergeChanges(
  base: ProductFormInput,
  mine: ProductFormInput,
  theirs: ProductFormInput,
): Merge {
  const inForm = (fields: ProductField[]) => [...new Set(fields.map(toFormField))];
  const [iChanged, theyChanged, different] = [
    inForm(differingFields(base, mine)),
    inForm(differingFields(base, theirs)),
    inForm(differingFields(mine, theirs)),
  ];
  return {
    taken: theyChanged.filter((field) => !iChanged.includes(field)),
    conflicts: theyChanged
      .filter((field) => iChanged.includes(field) && different.includes(field))
      .map((field) => ({ field, mine, theirs })),
  };
}
