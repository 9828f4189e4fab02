import { PRODUCT_FIELDS, type ProductFields } from './product-fields.ts';
import type { Variant, VariantOption } from './variants/variant.ts';

/** What an import may change of a product; its stock is that of its variants. */
export type ProductState = {
  fields: Partial<ProductFields>;
  variantOptions: VariantOption[];
  variants: Variant[];
};

export function productState(
  product: ProductFields & { variantOptions: VariantOption[]; variants: Variant[] },
): ProductState {
  const fields = Object.fromEntries(
    PRODUCT_FIELDS.filter((field) => field !== 'stock').map((field) => [field, product[field]]),
  );
  return { fields, variantOptions: product.variantOptions, variants: product.variants };
}
