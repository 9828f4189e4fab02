import { featuredText } from '#domain/products/featured-text.ts';
import { isNoDiscount } from '#domain/products/product-fields.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AmountField } from './amount-field.tsx';
import type { ProductFormValues } from './product-form-values.ts';
import { centsOf } from './typed-amounts.ts';
import type { ProductFormState } from './use-product-form.ts';

type Props = {
  product: ProductFormState;
  /** How many other products are featured; null where that could not be told. */
  othersFeatured: number | null;
};

/** What it costs, how many there are, and whether and where it is offered. */
export function SaleFields({ product: { values, errors, change }, othersFeatured }: Props) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <AmountField
        label="Regular price"
        subject="Regular price"
        name="price"
        required
        value={values.price}
        onChange={(price) => change({ price })}
        error={errors.price}
        hint={freeHint(values.price)}
      />
      <AmountField
        label="Discount price"
        subject="Discount price"
        name="discountPrice"
        optional
        value={values.discountPrice}
        onChange={(discountPrice) => change({ discountPrice })}
        error={errors.discountPrice}
        hint={discountHint(values)}
      />
      <TextField
        label="Stock"
        name="stock"
        optional
        inputMode="numeric"
        autoComplete="off"
        hint="Empty: pieces are not counted."
        value={values.stock}
        onChange={({ currentTarget }) => change({ stock: currentTarget.value })}
        error={errors.stock}
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

function featuredHint({ featured }: ProductFormValues, others: number | null): string {
  const where = 'On the home page of the shop.';
  return others === null ? where : `${where} ${featuredText(others + (featured ? 1 : 0))}.`;
}

function freeHint(typed: string): string | undefined {
  return centsOf(typed) === 0 ? 'Shoppers get it for $0.00.' : undefined;
}

function discountHint({ price, discountPrice }: ProductFormValues): string | undefined {
  const isNone = isNoDiscount({ price: centsOf(price), discountPrice: centsOf(discountPrice) });
  return isNone ? 'To be below the regular price.' : freeHint(discountPrice);
}
