import { type SQL, sql } from 'drizzle-orm';
import { containing } from '#db/containing.ts';
import { products } from '#db/schema/index.ts';
import { SKU_LETTERS } from '#db/schema/search-document.ts';
import { foldText } from '#domain/catalogue/filter.ts';
import type { SearchTerm } from '#domain/catalogue/search/plan-search.ts';
import { searchWordsOf } from '#domain/catalogue/search/search-words.ts';
import type { SearchPlan, WordMatch } from './search-plan.ts';

/** Which products a search finds. */
export function foundBy(search: string, plan: SearchPlan): SQL {
  if (plan.by === 'rule') return sql`${products.searchText} like ${containing(search)}`;
  if (plan.by === 'sku') return sql`${sql.raw(SKU_LETTERS)} like ${`%${plan.letters}%`}`;
  return sql`${products.searchDocument} @@ ${queryOf(plan.terms, plan.match)}`;
}

/** How well a product fits a search: the more the better. What stands in the name counts most. */
export function fitOf(search: string, plan: SearchPlan): SQL {
  if (plan.by === 'sku') return sql`-length(${products.sku})`;
  if (plan.by === 'words') return fitOfTerms(plan.terms);
  const words = searchWordsOf(search).map((word) => ({ word, others: [], beginning: null, shown: word }));
  // The name is where the searched text begins: found before its end is found in the name.
  const place = sql`strpos(${products.searchText}, ${foldText(search)})`;
  return sql`(case when ${place} = 1 then 1 when ${place} <= length(${products.name}) then 0.5 else 0 end + ${fitOfTerms(words)})`;
}

function queryOf(terms: readonly SearchTerm[], match: WordMatch): SQL {
  const anywhere = terms.map((term) => `(${wideQuery(term)})`);
  if (match === 'any') return toQuery(anywhere.join(' | '));
  const all = anywhere.join(' & ');
  if (match === 'all') return toQuery(all);
  return toQuery([`(${all})`, ...terms.map((term) => wideQuery(term, NAME))].join(' | '));
}

function fitOfTerms(terms: readonly SearchTerm[]): SQL {
  if (terms.length === 0) return sql`0`;
  return sql.join(
    terms.flatMap((term) => [
      rank(toQuery(quoted(term.word)), 1),
      rank(toQuery(wideQuery(term)), FOR_OTHERS),
    ]),
    sql` + `,
  );
}

/** The part of a search document that is the product's name. */
const NAME = 'A';

/** What the words of a name, of maker and category, of the description and of the details are worth, the last first. */
const WEIGHTS = '{0.05, 0.15, 0.5, 1}';

/** A word that is only like the one that was meant is worth so much of it. */
const FOR_OTHERS = 0.4;

function rank(query: SQL, share: number): SQL {
  return sql`${sql.raw(String(share))} * ts_rank(${sql.raw(`'${WEIGHTS}'`)}, ${products.searchDocument}, ${query})`;
}

function toQuery(text: string): SQL {
  return sql`to_tsquery('english', ${text})`;
}

/** The word, what begins with it and what stands for it; `parts` (A to D) says where in a product, everywhere unless given. */
function wideQuery({ word, others, beginning }: SearchTerm, parts = ''): string {
  return [
    `${quoted(word)}:*${parts}`,
    ...(beginning ? [`${quoted(beginning)}:*${parts}`] : []),
    ...others.map((other) => {
      const phrase = other.split(' ').map((part) => `${quoted(part)}${parts && `:${parts}`}`);
      return phrase.length > 1 ? `(${phrase.join(' <-> ')})` : phrase.join('');
    }),
  ].join(' | ');
}

/** Words are letters and figures only (searchWordsOf): nothing in them could end the quote. */
function quoted(word: string): string {
  return `'${word}'`;
}
