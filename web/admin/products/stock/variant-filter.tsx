import { useNavigate } from 'react-router';
import type { WireStaffProduct, WireStaffVariant } from '#contract/product-schemas.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { productStockHref } from '../product-href.ts';

/** Chooses whose stock and movements are shown. */
export function VariantFilter({
  product,
  variant,
}: {
  product: WireStaffProduct;
  variant: WireStaffVariant | null;
}) {
  const navigate = useNavigate();
  const show = (id: string) =>
    void navigate(productStockHref(product._id, id && `?variant=${encodeURIComponent(id)}`), {
      preventScrollReset: true,
    });
  return (
    <SelectField
      label="Variant"
      value={variant?.id ?? ''}
      placeholder="All variants"
      options={product.variants.map(({ id, options }) => ({ value: id, label: describeVariant(options) }))}
      onChange={({ currentTarget }) => show(currentTarget.value)}
    />
  );
}
