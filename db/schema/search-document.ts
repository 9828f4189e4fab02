import { customType } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A text whose order is that of its bytes, whatever the database's collation is. */
export const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Folds like domain/products/search/search-words.ts: lower case, no accents, and 'x' for '×'. */
export function foldedSql(text: string): string {
  return `replace(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), '×', 'x')`;
}

/** Folds as `foldLetters` (domain/search-text.ts) does. */
export function foldedLettersSql(text: string): string {
  const plain = `lower(normalize(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC))`;
  const pairs = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };
  return Object.entries(pairs).reduce(
    (folded, [letter, letters]) => `replace(${folded}, '${letter}', '${letters}')`,
    `translate(${plain}, 'łøđðħı', 'loddhi')`,
  );
}

/** Neither letters nor digits. */
const PUNCTUATION =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+';

/**
 * Returns a text whose bytes sort a name as a dictionary does: without case, accents and punctuation, numbers
 * by their value. Bounded, as entries of an index are.
 */
export function dictionaryWordsSql(text: string): string {
  const words = `btrim(regexp_replace(${foldedLettersSql(text)}, '${PUNCTUATION}', ' ', 'g'))`;
  const zeros = `regexp_replace(${words}, '([0-9]+)', '${'0'.repeat(20)}\\1', 'g')`;
  return `left(regexp_replace(${zeros}, '[0-9]*([0-9]{20})', '\\1', 'g'), 300)`;
}

/** With the name itself, which decides between equal ones. */
export function dictionaryKeySql(text: string): string {
  return `${dictionaryWordsSql(text)} || chr(1) || ${text}`;
}

/** The values of the lists of options by the folded name of the list, folded as `fold` does. */
export const LISTED_VALUES = `('{"color": ' || ${foldedList(`jsonb_path_query_array(colors, '$[*].name')`)}
  || ', "size": ' || ${foldedList('sizes')} || ', "memory": ' || ${foldedList('memory')} || '}')::jsonb`;

function foldedList(list: string): string {
  return `lower(normalize(${list}::text, NFC))`;
}

const NAME = 'name';
const GROUP = `brand || ' ' || category`;
const DESCRIPTION = 'description';
const DETAILS = [
  `jsonb_path_query_array(features, '$[*].text')::text`,
  `jsonb_path_query_array(specifications, '$[*].name')::text`,
  `jsonb_path_query_array(specifications, '$[*].value')::text`,
  `jsonb_path_query_array(colors, '$[*].name')::text`,
  'memory::text',
  `coalesce(materials, '')`,
].join(` || ' ' || `);

/** The searched texts of a product. */
export const SEARCHED_TEXTS = {
  name: NAME,
  group: GROUP,
  description: DESCRIPTION,
  details: DETAILS,
} as const;

/** Name, brand and category. Small, because thousands of products are ranked by it. */
export const NAME_WORDS = `setweight(${words(NAME)}, 'A') || setweight(${words(GROUP)}, 'B')`;

/** All words, without positions: they are not used for ranking, and the index alone answers. */
export const ALL_WORDS = `strip(${words(Object.values(SEARCHED_TEXTS).join(` || ' ' || `))})`;

/** A SKU without separators. */
export const SKU_LETTERS = `regexp_replace(lower(sku), '[^a-z0-9]', '', 'g')`;

function words(text: string): string {
  return `to_tsvector('english', ${foldedSql(text)})`;
}
