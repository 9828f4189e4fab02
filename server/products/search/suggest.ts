import { type ProductSuggestions, SUGGESTION_LIMITS } from '#contract/calls/suggestions.ts';
import type { Connection } from '#db/connection.ts';
import { openingSurcharge } from '#domain/pricing/surcharge.ts';
import type { PlannedSearch, SearchTerm } from '#domain/products/search/plan-search.ts';
import { listSearchWords } from '#domain/products/search/search-words.ts';
import type { Synonyms } from '#domain/products/search/synonyms.ts';
import type { FacetCount, Facets } from '../facet-queries.ts';
import { presentRange } from '../present-product.ts';
import type { SearchPlan } from './search-plan.ts';
import { findSuggestions, type SuggestedProduct, selectCategoryImages } from './suggestion-queries.ts';
import { findTerms, tolerateTypos } from './typo-tolerance.ts';

/** The collections that can be suggested. */
export type CollectionsToSuggest = {
  /** The published ones. */
  read: () => Promise<readonly { slug: string; title: string }[]>;
  /** The image of one of them, or of its first product; null if it has none. */
  pictureOf: (slug: string) => Promise<string | null>;
};

type SuggestContext = {
  facets: Pick<Facets, 'categories' | 'brands'>;
  synonyms: Synonyms;
  collections: CollectionsToSuggest;
};

/** Suggestions for a text as it is typed: matches in names, else in descriptions. */
export async function suggest(
  db: Connection,
  typed: string,
  { facets, synonyms, collections }: SuggestContext,
): Promise<ProductSuggestions> {
  const planned = await findTerms(db, typed, synonyms);
  const { terms } = planned;
  const products = await findProducts(db, typed, { planned, synonyms });
  const categories = matching(byCount(facets.categories), terms).slice(0, SUGGESTION_LIMITS.categories);
  const brands = matching(byCount(facets.brands), terms).slice(0, SUGGESTION_LIMITS.brands);
  const published = await collections.read();
  const titles = published.map(({ title }) => title);
  // The vocabulary may not have their words.
  const asTyped = listSearchWords(typed).map((word) => ({ word, beginning: null }));
  const matched = new Set([...matching(titles, asTyped), ...matching(titles, terms)]);
  const shownCollections = published
    .filter(({ title }) => matched.has(title))
    .slice(0, SUGGESTION_LIMITS.collections);
  const suggestionCount = products.length + categories.length + brands.length + shownCollections.length;
  const shown = terms.map((term) => term.shown).join(' ');
  return {
    // Without results nothing is shown: the vocabulary still has words of deleted products.
    corrected: suggestionCount === 0 || shown === listSearchWords(typed).join(' ') ? null : shown,
    products: products.map(presentSuggestion),
    categories,
    categoryImages: await selectCategoryImages(db, categories),
    brands,
    collections: await Promise.all(
      shownCollections.map(async ({ slug, title }) => {
        const image = await collections.pictureOf(slug);
        return { slug, title, ...(image !== null && { image }) };
      }),
    ),
  };
}

async function findProducts(
  db: Connection,
  typed: string,
  { planned, synonyms }: { planned: PlannedSearch; synonyms: Synonyms },
): Promise<SuggestedProduct[]> {
  const limit = SUGGESTION_LIMITS.products;
  const { terms } = planned;
  if (terms.length > 0) {
    const alternatives = synonyms.alternativesTo(listSearchWords(typed));
    const inName: SearchPlan = { by: 'words', match: 'all in name', terms, alternatives };
    const byName = await findSuggestions(db, typed, inName, limit);
    if (byName.length > 0) return byName;
  }
  const plan = await tolerateTypos(db, typed, { synonyms, plannedTerms: planned });
  return plan ? await findSuggestions(db, typed, plan, limit) : [];
}

/** Returns the largest first. */
function byCount(facet: readonly FacetCount[]): string[] {
  return facet.toSorted((one, other) => other.count - one.count).map(({ value }) => value);
}

/** Selects the names that contain every word, whole or as a beginning. */
function matching(
  names: readonly string[],
  terms: readonly Pick<SearchTerm, 'word' | 'beginning'>[],
): string[] {
  if (terms.length === 0) return [];
  return names.filter((name) => {
    const words = listSearchWords(name);
    return terms.every(({ word, beginning }) =>
      words.some((part) => part.startsWith(word) || (beginning !== null && part.startsWith(beginning))),
    );
  });
}

function presentSuggestion({
  id,
  name,
  image,
  brand,
  price,
  discountPrice,
  priceRange,
  ...options
}: SuggestedProduct) {
  const surcharge = openingSurcharge(options);
  return {
    _id: id,
    name,
    image,
    brand,
    price,
    ...(discountPrice !== null && { discountPrice }),
    ...(priceRange && { priceRange: presentRange(priceRange) }),
    ...(surcharge > 0 && { surcharge }),
  };
}
