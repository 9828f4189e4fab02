import { sql } from 'drizzle-orm';
import { WORD_WEIGHTS } from '#domain/products/search/correct-word.ts';
import type { Transaction } from './connection.ts';
import { foldedSql, SEARCHED_TEXTS } from './schema/search-document.ts';

/** Adds the words of these products, or of all, to those the search knows. Only what is new is written. */
export async function learnSearchWords(
  db: Pick<Transaction, 'execute'>,
  productIds: readonly string[] | 'all',
): Promise<void> {
  const of = productIds === 'all' ? sql`true` : sql`id = any(${sql.param(productIds)})`;
  await db.execute(sql`${sql.raw(LEARN.before)} ${of} ${sql.raw(LEARN.after)}`);
}

const TEXTS = Object.entries(SEARCHED_TEXTS)
  .map(([part, text]) => `(${WORD_WEIGHTS[part as keyof typeof SEARCHED_TEXTS]}, ${foldedSql(text)})`)
  .join(', ');

/**
 * Words like 'over' are known, but nothing is looked for by them: they are never what was meant by another
 * one.
 */
const WEIGHT = `case when to_tsvector('english', lexeme) = '' then ${WORD_WEIGHTS.filler} else max(part.weight) end`;

/**
 * In the order of the words, so that two who learn at the same time wait for each other instead of blocking
 * each other.
 */
export const LEARN = {
  before: `
    insert into search_words (word, weight)
    select lexeme, ${WEIGHT}
    from products
      cross join lateral (values ${TEXTS}) as part (weight, text)
      cross join lateral unnest(to_tsvector('simple', part.text))
    where lexeme ~ '^[[:alpha:]]{2,30}$' and`,
  after: `
    group by lexeme
    having not exists (select from search_words known where known.word = lexeme and known.weight >= ${WEIGHT})
    order by lexeme
    on conflict (word) do update set weight = greatest(search_words.weight, excluded.weight)`,
};
