import { useId } from 'react';
import { UNTAXED } from '#domain/pricing/untaxed.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { textFieldProps } from '../../screen/text-field-props.ts';
import type { Suggestions } from './load-product.ts';
import type { ProductFormState } from './use-product-form.ts';

type Props = { product: ProductFormState; suggestions: Pick<Suggestions, 'taxCategories'> };

/** The weight and the tax category, on which shipping prices and tax rates depend. */
export function ParcelFields({ product, suggestions }: Props) {
  const categories = useId();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label="Weight in grams"
        optional
        inputMode="numeric"
        autoComplete="off"
        hint="Of one piece, for shipping by weight."
        {...textFieldProps(product, 'weightGrams')}
      />
      <TextField
        label="Tax category"
        optional
        autoComplete="off"
        list={categories}
        hint={`Empty: the standard rate. ‘${UNTAXED}’: no tax anywhere.`}
        {...textFieldProps(product, 'taxCategory')}
      />
      <datalist id={categories}>
        {[...new Set([...suggestions.taxCategories, UNTAXED])].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Checkbox
        label="Sent by parcel"
        name="requiresShipping"
        checked={product.values.requiresShipping}
        onChange={({ currentTarget }) => product.change({ requiresShipping: currentTarget.checked })}
        hint="Otherwise, as with a file or a course, an order of only such products needs no address and no shipping."
        className="sm:col-span-2"
      />
    </div>
  );
}
