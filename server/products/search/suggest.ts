import { type ProductSuggestions, SUGGESTION_LIMITS } from '#contract/calls/suggestions.ts';
import type { Connection } from '#db/connection.ts';
import { openingSurcharge } from '#domain/pricing/shown-price.ts';
import type { SearchTerm } from '#domain/products/search/plan-search.ts';
import { searchWordsOf } from '#domain/products/search/search-words.ts';
import type { FacetCount, Facets } from '../facet-queries.ts';
import { findSuggestions, type SuggestedProduct } from './suggestion-queries.ts';
import { findTerms, tolerateTypos } from './typo-tolerance.ts';

/** Suggestions for a text as it is typed: matches in names, else in descriptions. */
export async function suggest(db: Connection, typed: string, facets: Facets): Promise<ProductSuggestions> {
  const terms = await findTerms(db, typed);
  const products = await findProducts(db, typed, terms);
  const categories = matching(facets.categories, terms).slice(0, SUGGESTION_LIMITS.categories);
  const brands = matching(facets.brands, terms).slice(0, SUGGESTION_LIMITS.brands);
  const found = products.length + categories.length + brands.length;
  const shown = terms.map((term) => term.shown).join(' ');
  return {
    // Without results nothing is shown: the vocabulary still has words of deleted products.
    corrected: found === 0 || shown === searchWordsOf(typed).join(' ') ? null : shown,
    products: products.map(presentSuggestion),
    categories,
    brands,
  };
}

async function findProducts(
  db: Connection,
  typed: string,
  terms: readonly SearchTerm[],
): Promise<SuggestedProduct[]> {
  const limit = SUGGESTION_LIMITS.products;
  if (terms.length > 0) {
    const byName = await findSuggestions(db, typed, { by: 'words', match: 'all in name', terms }, limit);
    if (byName.length > 0) return byName;
  }
  const plan = await tolerateTypos(db, typed, terms);
  return plan ? await findSuggestions(db, typed, plan, limit) : [];
}

/** Facets with every word in their name, whole or as a beginning; the largest first. */
function matching(facet: readonly FacetCount[], terms: readonly SearchTerm[]): string[] {
  if (terms.length === 0) return [];
  const names = facet.toSorted((one, other) => other.count - one.count).map(({ value }) => value);
  return names.filter((name) => {
    const words = searchWordsOf(name);
    return terms.every(({ word, beginning }) =>
      words.some((part) => part.startsWith(word) || (beginning !== null && part.startsWith(beginning))),
    );
  });
}

function presentSuggestion({ id, name, image, brand, price, discountPrice, ...options }: SuggestedProduct) {
  const surcharge = openingSurcharge(options);
  return {
    _id: id,
    name,
    image,
    brand,
    price,
    ...(discountPrice !== null && { discountPrice }),
    ...(surcharge > 0 && { surcharge }),
  };
}
