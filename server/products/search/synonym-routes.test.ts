import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getProductFacets, listProducts } from '#contract/calls/products.ts';
import { getSearchHelp } from '#contract/calls/search-help.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import { getSynonyms, putSynonyms } from '#contract/calls/synonyms.ts';
import { parseSearchHeaders } from '#contract/search-headers.ts';
import { cacheInvalidations, settings } from '#db/schema/index.ts';
import { seedDemo } from '#db/seed-demo.ts';
import { selectAuditEntries } from '../../testing/select-audit-entries.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let version = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await seedDemo(shop.db, new Date());
});
afterAll(() => shop.close());
afterEach(async () => {
  if (version > 0) await save();
});

const staff = { headers: AS_STAFF };

async function save(...groups: string[][]) {
  const body = { version, groups: groups.map((words) => ({ words })) };
  const reply = await shop.send(putSynonyms, { body }, staff);
  if (reply.status === 200) version = reply.body.version;
  return reply;
}

async function names(search: string, exact?: 'true'): Promise<string[]> {
  const { body } = await shop.send(listProducts, { query: { search, ...(exact && { exact }) } });
  return body.map(({ name }) => name);
}

describe('a search', () => {
  it('finds at once what its synonyms find, and no longer once they are removed', async () => {
    expect(await names('zabaglione')).not.toContain('Morning Espresso Machine');
    await save(['zabaglione', 'espresso machine']);
    expect(await names('zabaglione')).toContain('Morning Espresso Machine');
    expect(await names('Zabagliones')).toContain('Morning Espresso Machine');
    await save();
    expect(await names('zabaglione')).not.toContain('Morning Espresso Machine');
  });

  it('finds by a phrase what a word finds, without a notice of correction', async () => {
    const byWord = await names('headphones');
    await save(['headphones', 'music helmet']);
    const { headers, body } = await shop.send(listProducts, { query: { search: 'music helmets' } });
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(byWord));
    expect(parseSearchHeaders(headers)).toBeNull();
  });

  it('corrects typing errors towards the words of a group', async () => {
    await save(['zabaglione', 'headphones']);
    expect(await names('zabaglioen')).toContain('Aurora One Headphones');
  });

  it('for what is typed alone has no synonyms', async () => {
    await save(['zabaglione', 'headphones']);
    expect(await names('zabaglione', 'true')).toEqual([]);
    const { body } = await shop.send(getSearchHelp, { query: { q: 'zabaglione', exact: 'true' } });
    expect(body.missing).toEqual(['zabaglione']);
  });

  it('is counted with its synonyms by facets, and suggests them', async () => {
    await save(['zabaglione', 'headphones', 'lamp']);
    const { body: facets } = await shop.send(getProductFacets, { query: { search: 'zabaglione' } });
    const { headers } = await shop.send(listProducts, { query: { search: 'zabaglione' } });
    const counted = facets.categories.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(Number(headers.get('X-Total-Count')));
    expect(counted).toBeGreaterThan(2);
    const { body: suggested } = await shop.send(suggestProducts, { query: { q: 'zabaglione' } });
    expect(suggested.products.map(({ name }) => name)).toContain('Aurora One Headphones');
  });
});

describe('the groups', () => {
  it('are audited as they read, and invalidate what is cached in the same transaction', async () => {
    await shop.db.delete(cacheInvalidations);
    await save(['lamp', 'night light']);
    const entries = await selectAuditEntries(shop.db, 'synonyms');
    expect(entries.at(-1)).toMatchObject({ action: 'setting.update', after: ['lamp, night light'] });
    const invalidated = await shop.db.select().from(cacheInvalidations);
    expect(invalidated.flatMap(({ tags }) => tags)).toContain('settings');
  });

  it('are refused with their field if a word is in two of them', async () => {
    const { status, failure } = await save(['lamp', 'light'], ['lantern', 'Lamps']);
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ 'groups.1.words': '“Lamps” is in group 1 too' });
  });

  it('saved by two members of staff at once are saved by one', async () => {
    const groups = (word: string) => [{ words: ['lamp', word] }];
    const replies = await Promise.all(
      ['glow', 'shine', 'gleam'].map((word) =>
        shop.send(putSynonyms, { body: { version, groups: groups(word) } }, staff),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    version = (await shop.send(getSynonyms, {}, staff)).body.version;
  });

  it('of another version of the shop are none', async () => {
    await shop.db.update(settings).set({ value: { groups: 'many' } });
    const { body } = await shop.send(getSynonyms, {}, staff);
    expect(body).toEqual({ version: 0, groups: [] });
    await shop.db.delete(settings);
    version = 0;
  });
});
