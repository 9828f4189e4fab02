import { and, gte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { containsText } from '#db/contains-pattern.ts';
import { products, productVariants } from '#db/schema/index.ts';
import type { SearchTerm } from '#domain/products/search/plan-search.ts';
import { listSearchWords } from '#domain/products/search/search-words.ts';
import { listForms, type WordForms } from '#domain/products/search/word-forms.ts';
import { foldLetters } from '#domain/search-text.ts';
import type { Alternatives, SearchPlan } from './search-plan.ts';

export function matchesSearch(search: string, plan: SearchPlan): SQL | undefined {
  switch (plan.by) {
    case 'rule':
      return or(
        and(
          containsText(products.searchText, plan.corrected ?? search),
          plan.since ? gte(products.createdAt, plan.since) : undefined,
        ),
        plan.forms && hasForms(plan.forms),
        ...alternativesIn(products.allWords, plan),
      );
    case 'sku':
      return or(hasSku(products, plan.parts), hasVariantSku(plan.parts));
    case 'words':
      return or(foundByWords(plan), ...alternativesIn(products.nameWords, plan));
  }
}

/**
 * True if a text has one of these forms: `hasForms` of word-forms.ts. The index of the text finds the words.
 */
function hasForms(forms: WordForms): SQL {
  const words = forms.map((some) => `(${some.join('|')})`).join('[^[:alnum:]\\u0001]+');
  return sql`${products.searchText} ~ ${`\\m${words}\\M`}`;
}

/** True if a SKU has these parts: `matchesSku` of sku-match.ts. The index of the letters finds candidates. */
function hasSku(
  { sku, skuLetters }: Pick<typeof products | typeof productVariants, 'sku' | 'skuLetters'>,
  parts: readonly string[],
): SQL {
  const letters = parts.join('');
  const fromPart = `[^a-z0-9]${parts.join('[^a-z0-9]+')}`;
  return sql`(${skuLetters} like ${`%${letters}%`}
    and (${skuLetters} like ${`${letters}%`} or lower(${sku}) ~ ${fromPart}))`;
}

/** True if a variant has such a SKU. Read once. */
function hasVariantSku(parts: readonly string[]): SQL {
  const { productId, combination, removedAt, isOffered } = productVariants;
  return sql`${products.id} = any(array(select ${productId} from ${productVariants}
    where ${hasSku(productVariants, parts)} and ${combination} <> '' and ${removedAt} is null
      and ${isOffered}))`;
}

/** Scores how well the names of a product, its brand and its category fit a search; higher is better. */
export function scoreFit(search: string, plan: SearchPlan): SQL {
  if (plan.by === 'sku') return sql`-length(${products.sku})`;
  if (plan.by === 'words') return scoreTerms(plan.terms);
  const text = plan.corrected ?? search;
  const terms = listSearchWords(text).map(asTyped);
  // The searched text begins with the name.
  const place = sql`strpos(${products.searchText}, ${foldLetters(text)})`;
  return sql`(case when ${place} = 1 then 1 when ${place} <= length(${products.name}) then 0.5 else 0 end + ${scoreTerms(terms)}${scoreAlternatives(plan)})`;
}

/** Added to the fit; nothing without alternatives. */
function scoreAlternatives({ alternatives = [] }: { alternatives?: Alternatives }): SQL {
  if (alternatives.length === 0) return sql``;
  return sql` + ${rank(alternatives.map(joinWords), SIMILAR_WEIGHT * alternatives.length)}`;
}

/** Returns products with all words of another search that means the same. */
function alternativesIn(column: PgColumn, { alternatives = [] }: { alternatives?: Alternatives }): SQL[] {
  return alternatives.map((words) => sql`${column} @@ ${toQuery([joinWords(words)])}`);
}

function foundByWords({ match, terms }: Extract<SearchPlan, { by: 'words' }>): SQL | undefined {
  const inNames = terms.map((term) => inName([...ownForms(term), ...term.synonyms.map(asPhrase)]));
  if (match === 'all in name') return and(...inNames);
  if (match === 'some in name') return or(...inNames);
  const anywhere = terms.map((term) => or(hasAny(ownForms(term)), synonymsInName(term)));
  return match === 'all' ? and(...anywhere) : or(and(...anywhere), ...inNames);
}

function hasAny(forms: readonly string[]): SQL {
  return sql`${products.allWords} @@ ${toQuery(forms)}`;
}

function inName(forms: readonly string[]): SQL {
  return sql`${products.nameWords} @@ ${toQuery(forms)}`;
}

/** Not in descriptions, where a synonym often means something else: a light laptop is no lamp. */
function synonymsInName({ synonyms }: SearchTerm): SQL | undefined {
  return synonyms.length > 0 ? inName(synonyms.map(asPhrase)) : undefined;
}

function scoreTerms(terms: readonly SearchTerm[]): SQL {
  if (terms.length === 0) return sql`0`;
  return sql.join(
    terms.flatMap((term) => {
      const forms = [...ownForms(term), ...term.synonyms.map(asPhrase)];
      // ts_rank divides by the number of words.
      return [rank([quoted(term.word)], 1), rank(forms, SIMILAR_WEIGHT * forms.length)];
    }),
    sql` + `,
  );
}

/** Weights of words: name last, brand and category before it. */
const WEIGHTS = '{0, 0, 0.5, 1}';

/** The weight of a similar word or a synonym. */
const SIMILAR_WEIGHT = 0.4;

function rank(forms: readonly string[], share: number): SQL {
  return sql`${sql.raw(String(share))} * ts_rank(${sql.raw(`'${WEIGHTS}'`)}, ${products.nameWords}, ${toQuery(forms)})`;
}

function toQuery(forms: readonly string[]): SQL {
  return sql`to_tsquery('english', ${forms.join(' | ')})`;
}

/** Returns the word, its completions and its spellings. */
function ownForms({ word, spellings, beginning }: SearchTerm): string[] {
  return [`${quoted(word)}:*`, ...(beginning ? [`${quoted(beginning)}:*`] : []), ...spellings.map(asPhrase)];
}

function asTyped(word: string): SearchTerm {
  return { shown: word, word, spellings: listForms(word), synonyms: [], beginning: null, isGuess: false };
}

function asPhrase(text: string): string {
  return joinWords(text.split(' '));
}

/** Returns all of these words. */
function joinWords(words: readonly string[]): string {
  return `(${words.map(quoted).join(' & ')})`;
}

/** Needs no escaping: words are letters and digits only (listSearchWords). */
function quoted(word: string): string {
  return `'${word}'`;
}
