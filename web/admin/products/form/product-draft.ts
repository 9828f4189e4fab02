import { hasSameFields, type StoredDraft, storedDraft } from '#web/shared/draft.ts';
import { EMPTY_PRODUCT, type ProductFormValues } from './product-form-values.ts';

/** Unsaved values of a product, and the version of the product they were typed over. */
type ProductDraft = {
  version: number;
  draft: ProductFormValues;
  /** The stock that the form showed; absent without a product. */
  stockSeen?: number | null;
  /** The address of a picture that is not added yet. */
  link?: string;
};

/** The draft of a product, or of 'new'; null if there is none or another version of the shop wrote it. */
export function productDraft(product: string): StoredDraft<ProductDraft | null> {
  return storedDraft(`product-draft:${product}`, (stored) => (isProductDraft(stored) ? stored : null));
}

function isProductDraft(stored: unknown): stored is ProductDraft {
  if (typeof stored !== 'object' || stored === null || !('draft' in stored) || !('version' in stored))
    return false;
  return typeof stored.version === 'number' && hasSameFields(EMPTY_PRODUCT, stored.draft);
}
