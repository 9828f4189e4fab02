import { listProductCards, listProducts } from '#contract/calls/products.ts';
import type { Call } from '#contract/define-call.ts';
import { amountsToDollars } from '#contract/money-paths.ts';
import type { CacheTag } from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import { WrittenJson } from '../http/answer.ts';
import { presentProduct, presentProductCard } from './present-product.ts';
import { findProductCards, findProducts } from './product-queries.ts';

type Options<Row> = {
  /** A call whose answer is a list of such products. */
  call: Call;
  read: (ids: readonly string[]) => Promise<Row[]>;
  present: (row: Row) => unknown;
};

/** The most characters of JSON that are cached. */
const MAX_SIZE = 4_000_000;

export type ProductWriters = ReturnType<typeof createProductWriters>;

/**
 * Creates writers of product lists as JSON, whole or as cards. The JSON of a product is cached until the
 * product changes, so that a new list mostly consists of cached products.
 */
export function createProductWriters(db: Database, watch: InvalidationWatch) {
  return {
    writeProducts: createWriter(watch, {
      call: listProducts,
      read: (ids) => findProducts(db, ids),
      present: presentProduct,
    }),
    writeCards: createWriter(watch, {
      call: listProductCards,
      read: (ids) => findProductCards(db, ids),
      present: presentProductCard,
    }),
  };
}

function createWriter<Row extends { id: string }>(
  watch: InvalidationWatch,
  { call, read, present }: Options<Row>,
) {
  const bounds = { maxSize: MAX_SIZE, measureSize: (text: string) => text.length };
  const texts = createTaggedCache<string>(watch, { bounds });

  async function readTexts(ids: readonly string[]) {
    const rows = await read(ids);
    const shown = amountsToDollars(rows.map(present), call.money?.output) as unknown[];
    return new Map(
      rows.map(({ id }, at) => {
        const tags: CacheTag[] = [`product:${id}`, 'settings'];
        return [id, { value: JSON.stringify(shown[at]), tags }];
      }),
    );
  }

  return async (ids: readonly string[]): Promise<WrittenJson> => {
    const known = await texts.getMany(ids, readTexts);
    return new WrittenJson(`[${ids.flatMap((id) => known.get(id) ?? []).join(',')}]`);
  };
}
