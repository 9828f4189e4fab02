import type { ProductFormInput } from '#contract/forms/products.ts';
import {
  differingFields,
  formFieldOf,
  type ProductField,
  type ProductFormValues,
} from './product-form-values.ts';

/** A field that both have changed, each to something else. */
export type Conflict = {
  field: keyof ProductFormValues;
  mine: ProductFormInput;
  theirs: ProductFormInput;
};

export type Merge = {
  /** Fields that only the other has changed: theirs holds. */
  taken: (keyof ProductFormValues)[];
  conflicts: Conflict[];
};

/**
 * What becomes of a form when somebody else has saved the same product meanwhile: `base` is what both began
 * with. Fields that only one of them changed need no question.
 */
export function mergeChanges(
  base: ProductFormInput,
  mine: ProductFormInput,
  theirs: ProductFormInput,
): Merge {
  const inForm = (fields: ProductField[]) => [...new Set(fields.map(formFieldOf))];
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
