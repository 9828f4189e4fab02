import { sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { searchWords } from '#db/schema/index.ts';
import type { KnownWord } from '#domain/products/search/correct-word.ts';

/** Finds the words that the catalogue has, by word. */
export async function findKnownWords(
  db: Connection,
  words: readonly string[],
): Promise<Map<string, KnownWord>> {
  const rows = await db
    .select({ word: searchWords.word, weight: searchWords.weight })
    .from(searchWords)
    .where(sql`${searchWords.word} = any(${sql.param(words)})`);
  return new Map(rows.map((row) => [row.word, row]));
}

/** For each word, the words of the catalogue that share most trigrams with it, or begin with it. */
export async function findSimilarWords(
  db: Connection,
  words: readonly string[],
): Promise<Map<string, KnownWord[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<KnownWord & { typed: string }>(sql`
    select typed.word as typed, near.word, near.weight
    from unnest(${sql.param(words)}::text[]) as typed (word)
      cross join lateral (
        (select word, weight from ${searchWords} order by word <-> typed.word limit ${MAX_SIMILAR})
        union
        (select word, weight from ${searchWords} where word like typed.word || '%'
          order by weight desc, length(word), word limit ${MAX_ENDINGS})
      ) near`);
  const similar = new Map<string, KnownWord[]>();
  for (const { typed, word, weight } of rows)
    similar.set(typed, [...(similar.get(typed) ?? []), { word, weight }]);
  return similar;
}

const MAX_SIMILAR = 40;
const MAX_ENDINGS = 20;
