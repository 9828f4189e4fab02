import { useState } from 'react';
import { getStaffProduct } from '#contract/calls/staff-products.ts';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { searchProductOptions } from '../products/search-products.ts';
import { ChosenScope, type PickerProps } from './chosen-scope.tsx';

/** Chooses variants of a discount: a product by searching, then those of its variants that it is for. */
export function VariantScope({ discount, toggle }: PickerProps) {
  const [product, setProduct] = useState<WireStaffProduct | null>(null);
  const { values, errors, name } = discount;
  const { run, busy } = useMutation(
    (id: string) => browserApi(getStaffProduct, { params: { id } }).then(({ body }) => body),
    { failure: 'Failed to load the variants', refresh: 'never', onSuccess: setProduct },
  );
  return (
    <div className="grid gap-2">
      <Combobox
        label="Variants of"
        placeholder="Search products..."
        error={errors.scopeValues}
        search={searchProductOptions}
        value={product && { value: product._id, label: product.name }}
        onChange={(option) => {
          setProduct(null);
          if (option) void run(option.value);
        }}
      />
      {busy && <Spinner label="Loading the variants" />}
      {product && (
        <fieldset className="max-h-72 overflow-y-auto rounded-lg border border-line px-3 py-1">
          <legend className="sr-only">{`Variants of ${product.name}`}</legend>
          {product.variants.map(({ id, options, sku }) => (
            <Checkbox
              key={id}
              label={describeVariant(options) || sku}
              checked={values.scopeValues.includes(id)}
              onChange={({ target }) => {
                name(id, [product.name, describeVariant(options)].filter(Boolean).join(', '));
                toggle(id, target.checked);
              }}
            />
          ))}
        </fieldset>
      )}
      <ChosenScope discount={discount} toggle={toggle} />
    </div>
  );
}
