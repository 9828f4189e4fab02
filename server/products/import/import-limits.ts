import type { Field } from './import-columns.ts';

/** The largest length of a cell; HTML is much longer than its text. */
export const MAX_DESCRIPTION = 200_000;
const MAX_CELL = 5_000;

export function maxCharacters(field: Field): number {
  return field === 'description' ? MAX_DESCRIPTION : MAX_CELL;
}
