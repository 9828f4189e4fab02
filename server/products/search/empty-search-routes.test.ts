import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ignoreEmptySearch, listEmptySearches, reportEmptySearch } from '#contract/calls/empty-searches.ts';
import { getSynonyms, putSynonyms } from '#contract/calls/synonyms.ts';
import { emptySearches } from '#db/schema/index.ts';
import { seedDemo } from '#db/seed-demo.ts';
import { MAX_EMPTY_SEARCHES } from '#domain/products/search/empty-search.ts';
import { selectAuditEntries } from '../../testing/select-audit-entries.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addEmptySearches } from './empty-search-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedDemo(shop.db, new Date());
});
afterAll(() => shop.close());
afterEach(async () => void (await shop.db.delete(emptySearches)));

const staff = { headers: AS_STAFF };
const report = (search: string, headers: Record<string, string> = {}) =>
  shop.send(reportEmptySearch, { body: { search } }, { headers });
const add = (counts: Record<string, number>, at = new Date()) =>
  addEmptySearches(shop.db, new Map(Object.entries(counts)), at);
const listed = async () => (await shop.send(listEmptySearches, {}, staff)).body;
const words = async () => (await listed()).map((search) => search.words);
const ignore = (words: string, ignored: boolean) =>
  shop.send(ignoreEmptySearch, { body: { words, ignored } }, staff);

describe('a search that found nothing', () => {
  it('is counted soon after a browser reports it, and says nothing else', async () => {
    expect((await report('lamp')).status).toBe(200);
    expect((await report('hammok-chair', { 'User-Agent': 'Googlebot/2.1' })).status).toBe(200);
    expect((await report('ada@zabaglione.example')).status).toBe(200);
    const { body } = await report('Zabaglione!');
    expect(body).toEqual({ received: true });
    const rows = await vi.waitFor(async () => {
      const stored = await shop.db.select().from(emptySearches);
      expect(stored).not.toEqual([]);
      return stored;
    }, 20_000);
    expect(rows).toEqual([{ words: 'zabaglione', count: 1, lastAt: expect.any(Date), isIgnored: false }]);
  });

  it('adds to what is stored', async () => {
    const [earlier, later] = [new Date('2026-03-01'), new Date('2026-03-02')];
    await add({ zabaglione: 2, hammockry: 1 }, later);
    await add({ zabaglione: 3 }, earlier);
    expect(await listed()).toEqual([
      { words: 'zabaglione', count: 5, lastAt: later.toISOString() },
      { words: 'hammockry', count: 1, lastAt: later.toISOString() },
    ]);
  });

  it('is left out while something is found, as by a synonym', async () => {
    await add({ zabaglione: 1, lamp: 9, lmap: 4 });
    expect(await words()).toEqual(['zabaglione']);
    const save = async (...groups: string[][]) => {
      const { body } = await shop.send(getSynonyms, {}, staff);
      const next = { version: body.version, groups: groups.map((words) => ({ words })) };
      expect((await shop.send(putSynonyms, { body: next }, staff)).status).toBe(200);
    };
    await save(['zabaglione', 'lamp']);
    expect(await words()).toEqual([]);
    await save();
    expect(await words()).toEqual(['zabaglione']);
  });

  it('is ignored, also when it is searched again, until staff list it again', async () => {
    await add({ zabaglione: 1 });
    expect((await ignore('zabaglione', true)).body).toEqual({ words: 'zabaglione', ignored: true });
    await add({ zabaglione: 1 });
    expect(await words()).toEqual([]);
    expect((await ignore('zabaglione', false)).status).toBe(200);
    expect(await listed()).toMatchObject([{ words: 'zabaglione', count: 2 }]);
    const actions = (await selectAuditEntries(shop.db, 'zabaglione')).map(({ action }) => action);
    expect(actions).toEqual(['setting.ignore_search', 'setting.list_search']);
    expect((await ignore('nobody searched', true)).status).toBe(404);
  });

  it('is deleted once a thousand others were made later', async () => {
    await add({ zabaglione: 50 }, new Date('2026-01-01'));
    const others = Array.from({ length: MAX_EMPTY_SEARCHES - 1 }, (_, at) => [`xyzzy ${at}`, 1]);
    await add(Object.fromEntries(others), new Date('2026-01-02'));
    expect(await shop.db.select().from(emptySearches)).toHaveLength(MAX_EMPTY_SEARCHES);
    await add({ 'one more': 1 }, new Date('2026-01-03'));
    const left = await shop.db.select().from(emptySearches);
    expect(left).toHaveLength(MAX_EMPTY_SEARCHES);
    expect(left.map((row) => row.words)).not.toContain('zabaglione');
  });

  it('is listed for staff alone', async () => {
    expect((await shop.send(listEmptySearches, {})).status).toBe(401);
    expect((await shop.send(ignoreEmptySearch, { body: { words: 'x', ignored: true } })).status).toBe(401);
  });
});
