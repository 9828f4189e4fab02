import { LIST_NAMES } from '#domain/pricing/choice-problems.ts';
import type { OptionList } from '#domain/products/product.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import type { ProductFormState } from './use-product-form.ts';

type Props = {
  product: ProductFormState;
  list: OptionList;
  /** How many there are to choose from. */
  count: number;
};

/**
 * Says that one of a list must be chosen before the product can be bought; nothing while there is nothing to
 * choose.
 */
export function RequiredOption({ product: { values, change }, list, count }: Props) {
  if (count === 0) return null;
  const others = values.requiredOptions.filter((option) => option !== list);
  return (
    <Checkbox
      label={`${LIST_NAMES[list]} must be chosen`}
      hint={MUST_BE_CHOSEN}
      checked={others.length < values.requiredOptions.length}
      onChange={({ currentTarget }) =>
        change({ requiredOptions: currentTarget.checked ? [...others, list] : others })
      }
      className="mt-4"
    />
  );
}

export const MUST_BE_CHOSEN = 'Otherwise shoppers can order without it.';
