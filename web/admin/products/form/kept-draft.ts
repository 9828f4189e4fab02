import { forgetStored, readStoredJson, store } from '#web/shared/browser-storage.ts';
import { EMPTY_DRAFT, type ProductDraft } from './product-draft.ts';

/** What was typed and not saved, of a product (or 'new') and of the version of it that was looked at. */
export type KeptDraft = {
  version: number;
  draft: ProductDraft;
  /** The address of a picture that was not added yet. */
  link?: string;
};

const nameOf = (product: string) => `product-draft:${product}`;

/** Only to be called in the browser. Null when nothing was kept, or another version of the shop kept it. */
export function readKeptDraft(product: string): KeptDraft | null {
  const kept = readStoredJson('sessionStorage', nameOf(product));
  return isKeptDraft(kept) ? kept : null;
}

export function keepDraft(product: string, kept: KeptDraft): void {
  store('sessionStorage', nameOf(product), JSON.stringify(kept));
}

export function forgetDraft(product: string): void {
  forgetStored('sessionStorage', nameOf(product));
}

function isKeptDraft(kept: unknown): kept is KeptDraft {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('version' in kept)) return false;
  const { draft, version } = kept;
  if (typeof draft !== 'object' || draft === null || typeof version !== 'number') return false;
  return Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value: unknown = Object.entries(draft).find(([name]) => name === field)?.[1];
    return Array.isArray(empty) ? Array.isArray(value) : typeof value === typeof empty;
  });
}
