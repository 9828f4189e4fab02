import { sql } from 'drizzle-orm';
import { WORD_WEIGHTS } from '#domain/products/search/correct-word.ts';
import type { Transaction } from './connection.ts';
import { createGatherer } from './gather-last.ts';
import { foldedSql, SEARCHED_TEXTS } from './schema/search-document.ts';

/** Adds the words of some or all products to the vocabulary of the search. Writes only changes. */
export async function learnSearchWords(
  db: Pick<Transaction, 'execute'>,
  productIds: readonly string[] | 'all',
): Promise<void> {
  const of = productIds === 'all' ? sql`true` : sql`id = any(${sql.param(productIds)})`;
  await db.execute(sql`${sql.raw(LEARN.before)} ${of} ${sql.raw(LEARN.after)}`);
}

/** Learns the words of products at the end of a transaction: another one that learns waits for it. */
export const learnSearchWordsLast = createGatherer<string>('search words', learnSearchWords);

const TEXTS = Object.entries(SEARCHED_TEXTS)
  .map(([part, text]) => `(${WORD_WEIGHTS[part as keyof typeof SEARCHED_TEXTS]}, ${foldedSql(text)})`)
  .join(', ');

/** Fillers like 'over' are known, but never searched for or suggested as a correction. */
const WEIGHT = `case when to_tsvector('english', lexeme) = '' then ${WORD_WEIGHTS.filler} else max(part.weight) end`;

/**
 * Only of what shoppers find, who see the words as corrections. Ordered by word, so that concurrent calls
 * wait for each other instead of deadlocking.
 */
const LEARN = {
  before: `
    insert into search_words (word, weight)
    select lexeme, ${WEIGHT}
    from products
      cross join lateral (values ${TEXTS}) as part (weight, text)
      cross join lateral unnest(to_tsvector('simple', part.text))
    where status = 'active' and lexeme ~ '^[[:alpha:]]{2,30}$' and`,
  after: `
    group by lexeme
    having not exists (select from search_words known where known.word = lexeme and known.weight >= ${WEIGHT})
    order by lexeme
    on conflict (word) do update set weight = greatest(search_words.weight, excluded.weight)`,
};
