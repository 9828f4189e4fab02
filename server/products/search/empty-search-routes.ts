import type { Hono } from 'hono';
import type { Logger } from 'pino';
import * as calls from '#contract/calls/empty-searches.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { refuse, success } from '../../http/answer.ts';
import { bind, type Environment } from '../../http/bind.ts';
import type { CurrentSettings } from '../../settings/current-settings.ts';
import { createEmptySearchCounter } from './count-empty-searches.ts';
import { addEmptySearches, selectEmptySearches, setIgnored } from './empty-search-queries.ts';
import { indexSynonyms } from './index-synonyms.ts';
import { findsAny } from './match-queries.ts';
import { searchProducts } from './search-products.ts';

type Services = {
  db: Database;
  reading: Database;
  settings: CurrentSettings;
  log: Logger;
  now: () => Date;
};

/** Searches that are looked at to be listed; each is searched for again. */
const MAX_READ = 100;
const MAX_LISTED = 50;

/** Programs that say so of themselves. */
const PROGRAM = /bot|crawl|spider|preview/i;

const NOT_STORED = refuse('not_found', 'This search is not listed any more.');

/** Binds the calls of searches of shoppers that find nothing. */
export function emptySearchRoutes(
  app: Hono<Environment>,
  { db, reading, settings, log, now }: Services,
): void {
  const findsNothing = async (search: string) => {
    const synonyms = indexSynonyms((await settings.read()).synonyms);
    const { result } = await searchProducts(reading, { search }, synonyms, async (plan) => ({
      total: (await findsAny(reading, search, plan)) ? 1 : 0,
    }));
    return result.total === 0;
  };
  const add = (counts: ReadonlyMap<string, number>, at: Date) => addEmptySearches(db, counts, at);
  const counter = createEmptySearchCounter({ findsNothing, add, now, log });

  bind(app, calls.reportEmptySearch, async ({ body: { search } }, { visitor, headers }) => {
    if (!PROGRAM.test(headers.get('User-Agent') ?? '')) counter.note(search, visitor.ip);
    return success({ received: true as const });
  });

  bind(app, calls.listEmptySearches, async () => {
    const listed = [];
    for (const { words, count, lastAt } of await selectEmptySearches(db, MAX_READ)) {
      if (listed.length === MAX_LISTED) break;
      if (await findsNothing(words)) listed.push({ words, count, lastAt: lastAt.toISOString() });
    }
    return success(listed);
  });

  bind(app, calls.ignoreEmptySearch, async ({ body: { words, ignored } }, { staff }) => {
    const action = ignored ? 'setting.ignore_search' : 'setting.list_search';
    const isStored = await inTransaction(db, async (tx) => {
      if (!(await setIgnored(tx, words, ignored))) return false;
      await writeAudit(tx, { staff, action, subjectId: words }, now());
      return true;
    });
    return isStored ? success({ words, ignored }) : NOT_STORED;
  });
}
