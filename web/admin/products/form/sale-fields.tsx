import { featuredText } from '#domain/products/featured-text.ts';
import { isNoDiscount } from '#domain/products/product-fields.ts';
import { PRODUCT_STATUSES, type ProductStatus, STATUS_NAMES } from '#domain/products/status.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AmountField } from '../../screen/amount-field.tsx';
import { textFieldProps } from '../../screen/text-field-props.ts';
import { parseCents } from '../../screen/typed-amounts.ts';
import type { ProductFormValues } from './product-form-values.ts';
import type { ProductFormState } from './use-product-form.ts';

type Props = {
  product: ProductFormState;
  /** The number of other featured products; null if it could not be loaded. */
  othersFeatured: number | null;
  isCountedByVariant: boolean;
};

export function SaleFields({ product, othersFeatured, isCountedByVariant }: Props) {
  const { values, errors, change } = product;
  const amount = (name: 'price' | 'discountPrice', label: string) => ({
    label,
    subject: label,
    name,
    value: values[name],
    onChange: (typed: string) => change({ [name]: typed }),
    error: errors[name],
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <AmountField {...amount('price', 'Regular price')} required hint={freeHint(values.price)} />
      <AmountField {...amount('discountPrice', 'Discount price')} optional hint={discountHint(values)} />
      <TextField
        label="Stock"
        optional
        inputMode="numeric"
        autoComplete="off"
        hint={isCountedByVariant ? 'Counted by variant.' : 'Empty: pieces are not counted.'}
        readOnly={isCountedByVariant}
        {...textFieldProps(product, 'stock')}
      />
      <SelectField
        label="Status"
        name="status"
        value={values.status}
        options={STATUSES}
        onChange={({ currentTarget }) => change({ status: readStatus(currentTarget.value) })}
        hint={STATUS_HINTS[values.status]}
        error={errors.status}
        className="sm:col-span-3"
      />
      <Checkbox
        label="Offered in the shop"
        name="availability"
        checked={values.availability}
        onChange={({ currentTarget }) => change({ availability: currentTarget.checked })}
        hint="Otherwise it is shown as Out of Stock."
        className="sm:col-span-3"
      />
      <Checkbox
        label="Featured"
        name="featured"
        checked={values.featured}
        onChange={({ currentTarget }) => change({ featured: currentTarget.checked })}
        hint={featuredHint(values, othersFeatured)}
        className="sm:col-span-3"
      />
    </div>
  );
}

const STATUSES = PRODUCT_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }));

const STATUS_HINTS: Readonly<Record<ProductStatus, string>> = {
  draft: 'Only staff see it.',
  active: 'Shoppers find it in the shop.',
  unlisted: 'Shoppers see it by its address only: it is in no list and no search.',
  archived: 'Shoppers do not see it any more, orders keep it.',
};

function readStatus(value: string): ProductStatus {
  return PRODUCT_STATUSES.find((status) => status === value) ?? 'active';
}

function featuredHint({ featured }: ProductFormValues, others: number | null): string {
  const where = 'On the home page of the shop.';
  return others === null ? where : `${where} ${featuredText(others + (featured ? 1 : 0))}.`;
}

function freeHint(typed: string): string | undefined {
  return parseCents(typed) === 0 ? 'Shoppers get it for $0.00.' : undefined;
}

function discountHint({ price, discountPrice }: ProductFormValues): string | undefined {
  const isNone = isNoDiscount({ price: parseCents(price), discountPrice: parseCents(discountPrice) });
  return isNone ? 'To be below the regular price.' : freeHint(discountPrice);
}
