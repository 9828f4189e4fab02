import { forgetStored, readStoredJson, store } from '#web/shared/browser-storage.ts';
import { EMPTY_PRODUCT, type ProductFormValues } from './product-form-values.ts';

/** Unsaved values of a product (or 'new'), and the version of the product they were typed over. */
type ProductDraft = {
  version: number;
  draft: ProductFormValues;
  /** The stock that the form showed; absent without a product. */
  stockSeen?: number | null;
  /** The address of a picture that is not added yet. */
  link?: string;
};

const nameOf = (product: string) => `product-draft:${product}`;

/** The stored draft, in the browser only; null if there is none or another version of the shop wrote it. */
export function readDraft(product: string): ProductDraft | null {
  const stored = readStoredJson('sessionStorage', nameOf(product));
  return isProductDraft(stored) ? stored : null;
}

export function storeDraft(product: string, stored: ProductDraft): void {
  store('sessionStorage', nameOf(product), JSON.stringify(stored));
}

export function forgetDraft(product: string): void {
  forgetStored('sessionStorage', nameOf(product));
}

function isProductDraft(stored: unknown): stored is ProductDraft {
  if (typeof stored !== 'object' || stored === null || !('draft' in stored) || !('version' in stored))
    return false;
  const { draft, version } = stored;
  if (typeof draft !== 'object' || draft === null || typeof version !== 'number') return false;
  return Object.entries(EMPTY_PRODUCT).every(([field, empty]) => {
    const value: unknown = Object.entries(draft).find(([name]) => name === field)?.[1];
    return Array.isArray(empty) ? Array.isArray(value) : typeof value === typeof empty;
  });
}
