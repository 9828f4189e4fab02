import { toSlug } from '../ids.ts';
import { LIMITS } from '../limits.ts';

/**
 * The address of a handle of Shopify, which allows any letters, digits and signs such as ™: itself, or for
 * what cannot be an address of the shop another one, the same each time. Null if there is none.
 */
export function addressOfHandle(handle: string): string | null {
  if (RESERVED_HANDLES.has(handle)) return `${handle}-product`;
  if (handle.length > LIMITS.id) return null;
  return HANDLE.test(handle) ? handle : toSlug(handle) || null;
}

const HANDLE = /^(?=.*[\p{L}\p{N}\p{So}])[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}\p{So}\p{Sk}_-]+$/u;

/** The parts of addresses of the shop where the id of a product could be. */
export const RESERVED_HANDLES: ReadonlySet<string> = new Set([
  'cards',
  'category',
  'export',
  'facets',
  'featured',
  'import',
  'new',
  'search',
  'search-help',
  'staff',
  'suggestions',
  'variants',
]);
