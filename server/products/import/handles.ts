import { createHash } from 'node:crypto';
import { toSlug } from '#domain/ids.ts';
import { addressOfHandle } from '#domain/products/handle.ts';

/** Finds the handle of a file as the id of a product, so that its address stays and a file finds it again. */
export function findUrlHandle(handle: string): string {
  if (handle === '') return '';
  return addressOfHandle(handle) ?? `${toSlug(handle) || 'product'}-${shortDigest(handle)}`;
}

/** Eight letters and digits that differ for texts that differ. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
