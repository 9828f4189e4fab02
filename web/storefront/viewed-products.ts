import { isProductId } from '#domain/products/cards-by-id.ts';
import { createStoredList } from '#web/shared/stored-list.ts';

/** Products that this browser remembers. */
export const MAX_VIEWED = 12;

/** Changes with the format; a list of another version is not read. */
const VERSION = 1;

/** Ids of the products that were looked at in this browser, the last one first. No server stores them. */
export const viewedProducts = createStoredList<string>({
  name: 'recentlyViewed',
  read: readViewed,
  write: (ids) => JSON.stringify({ version: VERSION, ids }),
});

/** The stored ids. Whatever is wrong is left out, as anybody can write there. */
export function readViewed(stored: unknown): string[] {
  if (typeof stored !== 'object' || stored === null) return [];
  if (!('version' in stored) || stored.version !== VERSION) return [];
  if (!('ids' in stored) || !Array.isArray(stored.ids)) return [];
  const ids = stored.ids.filter(isProductId);
  return [...new Set(ids)].slice(0, MAX_VIEWED);
}

export function withViewed(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_VIEWED);
}
