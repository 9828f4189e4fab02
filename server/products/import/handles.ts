import type { ImportRow } from './group-rows.ts';
import type { Findings } from './import-plan.ts';

/** A new product keeps its handle as its id, so that its address stays and a file finds it again. */
export function refuseHandle({ number }: ImportRow, handle: string, findings: Findings): void {
  if (handle.length > MAX_LENGTH)
    findings.refuse(number, 'handle', `Handle is too long (at most ${MAX_LENGTH} characters)`);
  else if (handle && !SLUG.test(handle))
    findings.refuse(number, 'handle', 'Handle can have lowercase letters, digits and dashes only');
  else if (RESERVED_HANDLES.has(handle))
    findings.refuse(number, 'handle', 'The shop uses this word in addresses: choose another handle');
}

const MAX_LENGTH = 150;

const SLUG = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_]+[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

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
