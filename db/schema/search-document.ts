import { customType } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Folds like domain/products/search/search-words.ts: lower case, no accents, and 'x' for '×'. */
export function foldedSql(text: string): string {
  return `replace(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), '×', 'x')`;
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
