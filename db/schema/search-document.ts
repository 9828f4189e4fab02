import { customType } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Small letters without accents, and 'x' for what stands between two measures, as domain/catalogue/search/search-words.ts has them. */
export function foldedSql(text: string): string {
  return `replace(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), '×', 'x')`;
}

/** The texts of a product by how much a word in them says about it: A the name, B who makes it, C and D the rest. */
export const SEARCHED_TEXTS = {
  A: 'name',
  B: `brand || ' ' || category`,
  C: 'description',
  D: [
    `jsonb_path_query_array(features, '$[*].text')::text`,
    `jsonb_path_query_array(specifications, '$[*].name')::text`,
    `jsonb_path_query_array(specifications, '$[*].value')::text`,
    `jsonb_path_query_array(colors, '$[*].name')::text`,
    'memory::text',
    `coalesce(materials, '')`,
  ].join(` || ' ' || `),
} as const;

/** Computed by PostgreSQL whenever one of these texts is written, whoever writes it. */
export const SEARCH_DOCUMENT = Object.entries(SEARCHED_TEXTS)
  .map(([weight, text]) => `setweight(to_tsvector('english', ${foldedSql(text)}), '${weight}')`)
  .join(' || ');

/** A SKU without what stands between its letters and figures. */
export const SKU_LETTERS = `regexp_replace(lower(sku), '[^a-z0-9]', '', 'g')`;
