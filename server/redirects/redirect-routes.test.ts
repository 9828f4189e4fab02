import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import * as calls from '#contract/calls/redirects.ts';
import * as collections from '#contract/calls/staff-collections.ts';
import * as pages from '#contract/calls/staff-shop-pages.ts';
import { redirects, shopPages } from '#db/schema/index.ts';
import { setSettings } from '../testing/set-settings.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { findRedirect } from './find-redirect.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

beforeEach(async () => {
  await shop.db.delete(redirects);
  await shop.db.delete(shopPages);
});

const create = (from: string, to: string) => shop.send(calls.createRedirect, { body: { from, to } }, staff);

async function list(): Promise<Record<string, string>> {
  const { body } = await shop.send(calls.listRedirects, {}, staff);
  return Object.fromEntries(body.map(({ from, to }) => [from, to]));
}

const importCsv = (csv: string, dryRun = false) =>
  shop.send(calls.importRedirects, { body: { csv, dryRun } }, staff);

describe('W3: a redirect', () => {
  it('makes no chain: what led to its address leads on', async () => {
    await create('/a', '/b');
    await create('/b', '/user/products');
    await create('https://old.example/c/', '/a');
    expect(await list()).toEqual({ '/a': '/user/products', '/b': '/user/products', '/c': '/user/products' });
  });

  it('makes no loop', async () => {
    await create('/a', '/b');
    const { status, failure } = await create('/b', '/a');
    expect([status, failure.fields]).toEqual([400, { to: 'This address leads back to the former one' }]);
  });

  it.each(['/', '/user/home', '/admin', '/admin/orders', '/api/products', '/user/cart/'])(
    'cannot lead away from %s, which the shop uses itself',
    async (from) => {
      const { status, failure } = await create(from, '/user/products');
      expect([status, failure.fields]).toEqual([400, { from: 'The shop uses this address itself' }]);
    },
  );

  it('is there once for an address', async () => {
    await create('/a', '/b');
    const { status, failure } = await create('/a/', '/c');
    expect([status, failure.fields]).toEqual([409, { from: 'This address leads to /b already' }]);
  });

  it('is changed and deleted, which the audit log says', async () => {
    const { id } = (await create('/a', '/b')).body;
    const body = { from: '/a2', to: 'https://other.example/x' };
    expect((await shop.send(calls.updateRedirect, { params: { id }, body }, staff)).body).toMatchObject(body);
    expect(await list()).toEqual({ '/a2': 'https://other.example/x' });
    await shop.send(calls.deleteRedirect, { params: { id } }, staff);
    expect(await list()).toEqual({});
    const log = (await shop.send(listAudit, { query: { kind: 'redirect' } }, staff)).body;
    expect(log.slice(0, 3).map(({ action }) => action)).toEqual([
      'redirect.delete',
      'redirect.update',
      'redirect.create',
    ]);
  });
});

describe('a file', () => {
  const CSV = 'Redirect from,Redirect to\n/a,/user/products\nb,/c\n/user/home,/x\n/d,/e\n/e,/d\n';

  it('is tried without a change, and then applied, with the reason of each row that is left out', async () => {
    const outcome = {
      new: 2,
      changed: 0,
      unchanged: 0,
      refused: [
        { row: 3, from: 'b', to: '/c', reason: 'Begin with /, as in /pages/about-us' },
        { row: 4, from: '/user/home', to: '/x', reason: 'The shop uses this address itself' },
        { row: 6, from: '/e', to: '/d', reason: 'This address leads back to the former one' },
      ],
    };
    expect((await importCsv(CSV, true)).body).toEqual(outcome);
    expect(await list()).toEqual({});
    expect((await importCsv(CSV)).body).toEqual(outcome);
    expect(await list()).toEqual({ '/a': '/user/products', '/d': '/e' });
    expect((await importCsv(CSV)).body).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  });

  it('is what the export writes', async () => {
    await create('/a', '/user/products');
    const csv = await (await shop.fetch('/api/redirects/export', { headers: AS_STAFF })).text();
    expect(csv.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual(['from,to', '/a,/user/products']);
    expect((await importCsv(csv)).body).toMatchObject({ unchanged: 1, refused: [] });
  });

  it('without the two columns is refused at its field', async () => {
    const message = 'The first row names the columns: from, to';
    expect((await importCsv('a,b\n/x,/y\n')).failure.fields).toEqual({ csv: message });
  });
});

describe('a page', () => {
  async function add(title: string) {
    const body = { title, bodyHtml: '<p>Text</p>' };
    return (await shop.send(pages.createPage, { body }, staff)).body.id;
  }

  async function move(id: string, slug: string) {
    const { version } = (await shop.send(pages.getStaffPage, { params: { id } }, staff)).body;
    return await shop.send(pages.updatePage, { params: { id }, body: { slug, version } }, staff);
  }

  it('that moves leaves its former addresses, all of which lead to where it is', async () => {
    const id = await add('One');
    await move(id, 'two');
    await move(id, 'three');
    expect(await list()).toEqual({
      '/user/pages/one': '/user/pages/three',
      '/user/pages/two': '/user/pages/three',
    });
    await move(id, 'one');
    expect(await list()).toEqual({
      '/user/pages/two': '/user/pages/one',
      '/user/pages/three': '/user/pages/one',
    });
  });

  it('that ends leads home, with what led to it', async () => {
    const id = await add('One');
    await move(id, 'two');
    await shop.send(pages.deletePage, { params: { id } }, staff);
    expect(await list()).toEqual({ '/user/pages/one': '/user/home', '/user/pages/two': '/user/home' });
  });

  it('takes its address from a redirect', async () => {
    await create('/user/pages/one', '/user/products');
    await add('One');
    expect(await list()).toEqual({});
  });
});

it('an address that a policy had in a shop of Shopify leads to it once there is one', async () => {
  const services = { db: shop.db, settings: shop.services.settings };
  const find = () => findRedirect(services, { pathname: '/policies/refund-policy', search: '?a=1' });
  expect(await find()).toBeNull();
  await setSettings(shop, { returnPolicy: 'Send it back.' });
  expect(await find()).toBe('/user/return-policy?a=1');
});

describe('W3: a collection', () => {
  let slugs = 0;
  const find = (pathname: string) => findRedirect(shop.services, { pathname, search: '' });

  async function createCollection(slug: string): Promise<string> {
    const body = { title: `Collection ${slugs++}`, published: true, kind: 'hand' as const, slug };
    return (await shop.send(collections.createCollection, { body }, staff)).body.id;
  }

  async function rename(id: string, slug: string) {
    const body = { title: 'Renamed', published: true, kind: 'hand' as const, slug };
    expect((await shop.send(collections.updateCollection, { params: { id }, body }, staff)).status).toBe(200);
  }

  it('that is deleted leads to the products by each of its addresses', async () => {
    const id = await createCollection('summer');
    await rename(id, 'autumn');
    await create('/old-summer', '/user/collections/autumn');
    await shop.send(collections.deleteCollection, { params: { id } }, staff);
    for (const path of ['/user/collections/summer', '/user/collections/autumn', '/old-summer'])
      expect(await find(path)).toBe('/user/products');
  });

  it('that is renamed is led to directly', async () => {
    const id = await createCollection('spring');
    await create('/old-spring', '/user/collections/spring');
    await rename(id, 'easter');
    expect(await find('/old-spring')).toBe('/user/collections/easter');
  });

  it('that takes the address of a deleted one ends its redirect', async () => {
    const id = await createCollection('winter');
    await shop.send(collections.deleteCollection, { params: { id } }, staff);
    expect(await list()).toHaveProperty('/user/collections/winter');
    await createCollection('winter');
    expect(await list()).not.toHaveProperty('/user/collections/winter');
  });
});

describe('W3: the address of a product', () => {
  it('never changes, and staff can lead it elsewhere while the product is not shown', async () => {
    expect(await list()).toEqual({});
    await create('/user/products/gone-00000000', '/user/products?category=Fashion');
    const pathname = '/user/products/gone-00000000';
    expect(await findRedirect(shop.services, { pathname, search: '' })).toBe(
      '/user/products?category=Fashion',
    );
  });
});
