import type { Field } from './import-columns.ts';

/** Characters of a cell that are looked at: of HTML many more than of the text in it. */
const MAX_DESCRIPTION = 200_000;
const MAX_CELL = 5_000;

export function maxCharacters(field: Field): number {
  return field === 'description' ? MAX_DESCRIPTION : MAX_CELL;
}
