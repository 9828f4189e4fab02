import { foldText } from '#domain/search-text.ts';

/** A LIKE pattern for folded texts that contain the search literally. */
export function containsPattern(search: string): string {
  return `%${foldText(search).replace(/[\\%_]/g, '\\$&')}%`;
}
