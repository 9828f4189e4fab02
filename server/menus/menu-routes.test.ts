import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getMenu, putMenu } from '#contract/calls/menus.ts';
import { createCollection, deleteCollection } from '#contract/calls/staff-collections.ts';
import * as pages from '#contract/calls/staff-shop-pages.ts';
import { settings, shopPages } from '#db/schema/index.ts';
import { DEFAULT_ENTRIES, type MenuEntry, type MenuLeaf, type MenuName } from '#domain/menus/menu.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

beforeEach(async () => {
  await shop.db.delete(shopPages);
  await shop.db.delete(settings);
  await setSettings(shop, { deliveryDays: 6 });
});

type Entry = Omit<MenuEntry, 'id' | 'below'> & { below?: Omit<MenuLeaf, 'id'>[] };

const read = async (menu: MenuName) => (await shop.send(getMenu, { params: { menu } }, staff)).body;

async function put(menu: MenuName, entries: readonly Entry[]) {
  const { version } = await read(menu);
  return await shop.send(putMenu, { params: { menu }, body: { version, entries: [...entries] } }, staff);
}

const shown = async () => (await shop.send(getShopSettings, {})).body.menus;

async function addPage(title: string) {
  const body = { title, bodyHtml: '<p>Text</p>' };
  const { id } = (await shop.send(pages.createPage, { body }, staff)).body;
  await shop.send(pages.publishPage, { params: { id }, body: { version: 0 } }, staff);
  return id;
}

const CONTACT: Entry = { label: 'Write to us', kind: 'shop', value: 'contact' };

it('a menu that nobody changed is that of the specification, and is not sent', async () => {
  expect((await read('header')).entries.map(({ label }) => label)).toEqual([
    'Home',
    'About Us',
    'Products',
    'Track Order',
    'Contact Us',
  ]);
  expect(await shown()).toBeUndefined();
  await put('header', [CONTACT]);
  expect(await shown()).toEqual({ header: [{ label: 'Write to us', to: '/user/contact' }] });
  await put(
    'header',
    DEFAULT_ENTRIES.map(({ label, kind, value }) => ({ label, kind, value })),
  );
  expect(await shown()).toBeUndefined();
});

describe('W3: an entry', () => {
  it('leads to a page wherever it moves, and leaves the menu with it', async () => {
    const id = await addPage('Care');
    await put('header', [CONTACT, { label: 'Care', kind: 'page', value: id }]);
    const careOf = async () => (await shown())?.header?.find(({ label }) => label === 'Care')?.to;
    expect(await careOf()).toBe('/user/pages/care');
    await shop.send(pages.updatePage, { params: { id }, body: { slug: 'wood', version: 1 } }, staff);
    expect(await careOf()).toBe('/user/pages/wood');
    await shop.send(pages.unpublishPage, { params: { id }, body: { version: 2 } }, staff);
    expect(await careOf()).toBeUndefined();
    expect((await read('header')).entries[1]).not.toHaveProperty('to');
    // It comes back with the page, so it may stay in the menu.
    expect((await put('header', [{ label: 'Care', kind: 'page', value: id }])).status).toBe(200);
    await shop.send(pages.deletePage, { params: { id } }, staff);
    expect(await shown()).toEqual({ header: [] });
  });

  it('leads to collections, categories, policies and addresses', async () => {
    const collection = { title: 'Light', published: true, kind: 'hand' as const, productIds: [lamp.id] };
    const { id } = (await shop.send(createCollection, { body: collection }, staff)).body;
    await setSettings(shop, { returnPolicy: 'Send it back.' });
    const answer = await put('footer', [
      { label: 'Light', kind: 'collection', value: id },
      { label: 'Lamps', kind: 'category', value: lamp.category },
      { label: 'Returns', kind: 'policy', value: 'returns' },
      { label: 'Blog', kind: 'address', value: 'https://blog.example/' },
      { label: 'One lamp', kind: 'address', value: `/user/products/${lamp.id}` },
    ]);
    expect(answer.status).toBe(200);
    expect((await shown())?.footer).toEqual([
      { label: 'Light', to: '/user/collections/light' },
      {
        label: 'Lamps',
        to: `/user/products?category=${new URLSearchParams([['', lamp.category]]).toString().slice(1)}`,
      },
      { label: 'Returns', to: '/user/return-policy' },
      { label: 'Blog', to: 'https://blog.example/' },
      { label: 'One lamp', to: `/user/products/${lamp.id}` },
    ]);
    await shop.send(deleteCollection, { params: { id } }, staff);
    expect((await shown())?.footer?.[0]?.label).toBe('Lamps');
  });

  it.each([
    [{ kind: 'page', value: 'PG-NONE' }, 'Choose something that shoppers can see'],
    [{ kind: 'policy', value: 'terms' }, 'Choose something that shoppers can see'],
    [{ kind: 'address', value: '/user/nothing' }, 'There is nothing at this address'],
    [
      { kind: 'address', value: 'javascript:alert(1)' },
      'Begin with / for a page of the shop, or with https://',
    ],
    [{ kind: 'address', value: '//evil.example' }, 'Begin with / for a page of the shop, or with https://'],
  ] as const)('that leads nowhere is refused at its field: %j', async (target, message) => {
    const { status, failure } = await put('header', [CONTACT, { label: 'Nowhere', ...target }]);
    expect([status, failure.fields]).toEqual([400, { 'entries.1.value': message }]);
  });

  it('without a label is refused at its field', async () => {
    const { failure } = await put('header', [{ ...CONTACT, label: ' ' }]);
    expect(failure.fields).toEqual({ 'entries.0.label': 'Label is required' });
  });
});

it('a menu that was saved since it was read is not overwritten', async () => {
  await put('header', [CONTACT]);
  const body = { version: 0, entries: [CONTACT] };
  expect((await shop.send(putMenu, { params: { menu: 'header' }, body }, staff)).status).toBe(409);
});

describe('a second level', () => {
  const heading = (below: Entry[]): Entry => ({ label: 'Help', kind: 'heading', value: '', below });
  const leaf = (part: Partial<Entry> = {}) => ({ ...CONTACT, ...part });

  it('is shown below its entry, which may lead somewhere itself', async () => {
    const below = [leaf()];
    await put('header', [heading(below), { label: 'Shop', kind: 'shop', value: 'products', below }]);
    const links = [{ label: 'Write to us', to: '/user/contact' }];
    expect(await shown()).toEqual({
      header: [
        { label: 'Help', links },
        { label: 'Shop', to: '/user/products', links },
      ],
    });
    expect((await read('header')).entries[0]).toMatchObject({ below: [{ to: '/user/contact' }] });
  });

  it('leaves the menu with what it leads to, and its heading with it', async () => {
    const id = await addPage('Sizes');
    await put('header', [CONTACT, heading([leaf({ label: 'Sizes', kind: 'page', value: id })])]);
    expect((await shown())?.header).toHaveLength(2);
    await shop.send(pages.deletePage, { params: { id } }, staff);
    expect(await shown()).toEqual({ header: [{ label: 'Write to us', to: '/user/contact' }] });
  });

  it('says at its field what is wrong with an entry of it', async () => {
    const nowhere = leaf({ kind: 'address', value: '/user/nothing' });
    expect((await put('header', [heading([nowhere])])).failure.fields).toEqual({
      'entries.0.below.0.value': 'There is nothing at this address',
    });
    expect((await put('header', [heading([])])).failure.fields).toEqual({
      'entries.0.kind': 'A heading needs entries below it',
    });
    const nested = leaf({ kind: 'heading', value: '' });
    expect((await put('header', [heading([nested])])).failure.fields).toEqual({
      'entries.0.below.0.kind': 'A heading needs entries below it',
    });
  });

  it('links a policy once in the footer', async () => {
    const params = { id: 'privacy' };
    await shop.send(pages.updatePage, { params, body: { bodyHtml: '<p>Ours.</p>', version: 0 } }, staff);
    await shop.send(pages.publishPage, { params, body: { version: 1 } }, staff);
    await put('footer', [heading([leaf({ label: 'Privacy', kind: 'policy', value: 'privacy' })])]);
    expect((await shown())?.footer).toEqual([
      { label: 'Help', links: [{ label: 'Privacy', to: '/user/policies/privacy' }] },
    ]);
  });
});
