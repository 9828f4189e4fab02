/**
 * A corrected search: `shown` are the words searched instead; the products contain `all` of them, `some` of
 * them, or have them in their `sku`.
 */
export type Searched = { shown: string; match: SearchMatch };

const MATCHES = ['all', 'some', 'sku'] as const;
export type SearchMatch = (typeof MATCHES)[number];

const SHOWN = 'X-Search-Results-For';
const MATCH = 'X-Search-Match';

/** Headers, because the body of a list is a plain array; percent-encoded to be ASCII. */
export function toSearchHeaders({ shown, match }: Searched): Record<string, string> {
  return { [SHOWN]: encodeURIComponent(shown), [MATCH]: match };
}

/** Null if the search was not corrected. */
export function parseSearchHeaders(headers: Headers): Searched | null {
  const [shown, matchHeader] = [headers.get(SHOWN), headers.get(MATCH)];
  const match = MATCHES.find((known) => known === matchHeader);
  return shown !== null && match ? { shown: decodeURIComponent(shown), match } : null;
}

/** Headers of the OpenAPI document. */
export const SEARCHED_HEADERS = {
  [SHOWN]: {
    description:
      'Where no product contains the search as typed: what was looked for instead, percent-encoded',
    schema: { type: 'string' as const },
  },
  [MATCH]: {
    description: 'Whether the products have all of these words, some of them, or a SKU that contains them',
    schema: { type: 'string' as const, enum: [...MATCHES] },
  },
};
