import { customType } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Small letters without accents, and 'x' for what stands between two measures, as
 * domain/products/search/search-words.ts has them.
 */
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

/** The texts of a product that words are looked for in. */
export const SEARCHED_TEXTS = {
  name: NAME,
  group: GROUP,
  description: DESCRIPTION,
  details: DETAILS,
} as const;

/** Its name and whom it belongs to. Small, for it is what thousands of products are ranked by. */
export const NAME_WORDS = `setweight(${words(NAME)}, 'A') || setweight(${words(GROUP)}, 'B')`;

/**
 * All its words. Without their places: nothing is ranked by them, and so the index alone tells who has them.
 */
export const ALL_WORDS = `strip(${words(Object.values(SEARCHED_TEXTS).join(` || ' ' || `))})`;

/** A SKU without what stands between its letters and figures. */
export const SKU_LETTERS = `regexp_replace(lower(sku), '[^a-z0-9]', '', 'g')`;

function words(text: string): string {
  return `to_tsvector('english', ${foldedSql(text)})`;
}
