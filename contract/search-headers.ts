/**
 * What a list answers with instead, where no product contains the search as it was typed: `shown` are the
 * words that were looked for, and the products have `all` of them, `some` of them, or a `sku` with these
 * letters.
 */
export type Searched = { shown: string; match: SearchMatch };

const MATCHES = ['all', 'some', 'sku'] as const;
export type SearchMatch = (typeof MATCHES)[number];

const SHOWN = 'X-Search-Results-For';
const MATCH = 'X-Search-Match';

/**
 * The body of a list is a plain array; this travels beside it, percent-encoded for headers hold no other
 * letters.
 */
export function searchedToHeaders({ shown, match }: Searched): Record<string, string> {
  return { [SHOWN]: encodeURIComponent(shown), [MATCH]: match };
}

/** Null where the list is what was searched for. */
export function searchedFromHeaders(headers: Headers): Searched | null {
  const [shown, given] = [headers.get(SHOWN), headers.get(MATCH)];
  const match = MATCHES.find((known) => known === given);
  return shown !== null && match ? { shown: decodeURIComponent(shown), match } : null;
}

/** As the OpenAPI document has them. */
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
