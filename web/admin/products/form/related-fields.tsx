import type { WireRelatedProduct } from '#contract/product-schemas.ts';
import { MAX_CHOSEN_RELATED } from '#domain/products/related-products.ts';
import { STATUS_NAMES } from '#domain/products/status.ts';
import { ChosenProducts } from '../chosen-products.tsx';
import type { ProductFormState } from './use-product-form.ts';

type Props = { product: ProductFormState; except: string | undefined };

/** The products that staff choose to go well with one. */
export function RelatedFields({ product: { values, errors, change }, except }: Props) {
  return (
    <ChosenProducts
      products={values.related}
      onChange={(related) => change({ related })}
      field="related"
      error={errors.related}
      order="in the order shoppers see them"
      most={MAX_CHOSEN_RELATED}
      except={except}
      noteOf={describeVisibility}
    />
  );
}

function describeVisibility({ deleted, status, availability }: WireRelatedProduct): string | null {
  if (deleted) return 'Deleted: shoppers do not see it.';
  if (status) return `${STATUS_NAMES[status]}: shoppers do not see it here.`;
  return availability ? null : 'Out of stock: shoppers do not see it here.';
}
