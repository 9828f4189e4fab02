import { forgetStored, readStoredJson, store } from '#web/shared/browser-storage.ts';
import { EMPTY_PRODUCT, type ProductFormValues } from './product-form-values.ts';

/** What was typed and not saved, of a product (or 'new') and of the version of it that was looked at. */
export type ProductDraft = {
  version: number;
  draft: ProductFormValues;
  /** The address of a picture that was not added yet. */
  link?: string;
};

const nameOf = (product: string) => `product-draft:${product}`;

/** Only to be called in the browser. Null when nothing was kept, or another version of the shop kept it. */
export function readDraft(product: string): ProductDraft | null {
  const kept = readStoredJson('sessionStorage', nameOf(product));
  return isProductDraft(kept) ? kept : null;
}

export function keepDraft(product: string, kept: ProductDraft): void {
  store('sessionStorage', nameOf(product), JSON.stringify(kept));
}

export function forgetDraft(product: string): void {
  forgetStored('sessionStorage', nameOf(product));
}

function isProductDraft(kept: unknown): kept is ProductDraft {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('version' in kept)) return false;
  const { draft, version } = kept;
  if (typeof draft !== 'object' || draft === null || typeof version !== 'number') return false;
  return Object.entries(EMPTY_PRODUCT).every(([field, empty]) => {
    const value: unknown = Object.entries(draft).find(([name]) => name === field)?.[1];
    return Array.isArray(empty) ? Array.isArray(value) : typeof value === typeof empty;
  });
}
