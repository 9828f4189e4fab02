import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getReturnPolicy } from '#contract/calls/return-policy.ts';
import { getPage, getPolicy } from '#contract/calls/shop-pages.ts';
import * as calls from '#contract/calls/staff-shop-pages.ts';
import { pagePublications, shopPages } from '#db/schema/index.ts';
import { setSettings } from '../testing/set-settings.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

beforeEach(async () => {
  await shop.db.delete(shopPages);
  await shop.db.delete(pagePublications);
  await setSettings(shop, { returnPolicy: '' });
});

const CARE = { title: 'Care & repair', bodyHtml: '<h2>Wood</h2><p>Oil it.</p>' };

const create = (body: object = CARE) => shop.send(calls.createPage, { body: { ...CARE, ...body } }, staff);
const read = async (id: string) => (await shop.send(calls.getStaffPage, { params: { id } }, staff)).body;

async function save(id: string, part: object, version?: number) {
  const body = { ...part, version: version ?? (await read(id)).version };
  return await shop.send(calls.updatePage, { params: { id }, body }, staff);
}

async function publish(id: string, part: object = {}) {
  if (Object.keys(part).length > 0) await save(id, part);
  const { version } = await read(id);
  return await shop.send(calls.publishPage, { params: { id }, body: { version } }, staff);
}

const readShown = (slug: string) => shop.send(getPage, { params: { slug } });

describe('a page', () => {
  it('is a draft, which staff alone read, until it is published at the address of its title', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({ slug: 'care-repair', isPublished: false, path: '/user/pages/care-repair' });
    expect((await readShown('care-repair')).status).toBe(404);
    const draft = { params: { id: body.id } };
    expect((await shop.send(calls.getDraftPage, draft, staff)).body.bodyHtml).toContain('<p>Oil it.</p>');
    expect((await shop.send(calls.getDraftPage, draft)).status).toBe(401);

    expect((await publish(body.id)).body).toMatchObject({ isPublished: true, hasDraft: false });
    expect((await readShown('care-repair')).body).toEqual({
      path: '/user/pages/care-repair',
      title: 'Care & repair',
      bodyHtml: '<h2>Wood</h2><p>Oil it.</p>',
      summary: 'Wood Oil it.',
      searchTitle: '',
      searchDescription: '',
    });
    expect(await (await shop.fetch('/sitemap.xml')).text()).toContain('/user/pages/care-repair');
  });

  it('shows what is published while its draft is written, and goes back to it', async () => {
    const { id } = (await create()).body;
    await publish(id);
    const { body } = await save(id, { bodyHtml: '<p>Wax it.</p>' });
    expect(body).toMatchObject({ hasDraft: true, bodyHtml: '<p>Wax it.</p>', title: 'Care & repair' });
    expect((await readShown('care-repair')).body.bodyHtml).toContain('Oil it.');
    const discard = { params: { id }, body: { version: body.version } };
    const discarded = await shop.send(calls.discardPage, discard, staff);
    expect(discarded.body).toMatchObject({ hasDraft: false, bodyHtml: '<h2>Wood</h2><p>Oil it.</p>' });
  });

  it('W2: is restored to an earlier publication', async () => {
    const { id } = (await create()).body;
    await publish(id);
    const { publications, version } = (await publish(id, { bodyHtml: '<p>Wax it.</p>' })).body;
    const body = { publicationId: String(publications[1]?.id), version };
    const restored = await shop.send(calls.restorePage, { params: { id }, body }, staff);
    expect(restored.body.publications.length).toBe(3);
    expect((await readShown('care-repair')).body.bodyHtml).toContain('Oil it.');
  });

  it('leaves the shop when it is unpublished, and keeps its draft', async () => {
    const { id } = (await create()).body;
    const { version } = (await publish(id)).body;
    const hidden = await shop.send(calls.unpublishPage, { params: { id }, body: { version } }, staff);
    expect(hidden.body).toMatchObject({ isPublished: false, bodyHtml: '<h2>Wood</h2><p>Oil it.</p>' });
    expect((await readShown('care-repair')).status).toBe(404);
    expect(await (await shop.fetch('/sitemap.xml')).text()).not.toContain('care-repair');
  });

  it('is deleted', async () => {
    const { id } = (await create()).body;
    await publish(id);
    expect((await shop.send(calls.deletePage, { params: { id } }, staff)).body).toEqual({ deleted: true });
    expect((await readShown('care-repair')).status).toBe(404);
    expect((await shop.send(calls.getStaffPage, { params: { id } }, staff)).status).toBe(404);
  });

  it('W7: shows allowed elements alone', async () => {
    const { id } = (await create({ bodyHtml: '<p onclick="x">a</p><script>alert(1)</script>' })).body;
    await publish(id);
    expect((await readShown('care-repair')).body.bodyHtml).toBe('<p>a</p>');
  });

  it('is refused when somebody changed it since it was read, and says who', async () => {
    const { id, version } = (await create()).body;
    await save(id, { title: 'Care' });
    const { status, failure } = await save(id, { title: 'Mine' }, version);
    expect([status, failure.message]).toEqual([
      409,
      expect.stringMatching(/has changed this page meanwhile\.$/),
    ]);
  });
});

describe('W3: an address', () => {
  it('of another page is refused at its field, with the page that has it', async () => {
    await create();
    const { id } = (await create({ title: 'Other' })).body;
    const message = 'The page “Care & repair” has this address';
    for (const { status, failure } of [await create(), await save(id, { slug: 'care-repair' })])
      expect([status, failure.fields]).toEqual([409, { slug: message }]);
  });

  it.each([
    ['Care', 'Use small letters, digits and single dashes, as in summer-sale'],
    ['../admin', 'Use small letters, digits and single dashes, as in summer-sale'],
    ['staff', 'The shop uses this address itself'],
    ['a'.repeat(61), 'Address is too long (at most 60 characters)'],
  ])('%s is refused at its field', async (slug, message) => {
    expect((await create({ slug })).failure.fields).toEqual({ slug: message });
  });
});

it('a page without a text is not published, with a message at its field', async () => {
  const { id } = (await create({ bodyHtml: '<p> </p>' })).body;
  const { status, failure } = await publish(id);
  expect([status, failure.fields]).toEqual([400, { bodyHtml: 'Write the text before you publish it' }]);
});

it('a page with too long a text is refused at its field', async () => {
  const { failure } = await create({ bodyHtml: 'a'.repeat(100_001) });
  expect(failure.fields?.bodyHtml).toMatch(/^Text is too long \(at most 100,000 characters/);
});

describe('a policy', () => {
  it('is listed unwritten, and named by the settings once it is published', async () => {
    const listed = (await shop.send(calls.listStaffPages, {}, staff)).body;
    expect(listed.map(({ title }) => title)).toEqual([
      'Shipping policy',
      'Return policy',
      'Privacy policy',
      'Terms of service',
    ]);
    expect((await shop.send(getShopSettings, {})).body).not.toHaveProperty('policies');
    await publish('terms', { bodyHtml: '<p>Be kind.</p>' });
    const { policies } = (await shop.send(getShopSettings, {})).body;
    expect(policies).toEqual([{ label: 'Terms of service', to: '/user/policies/terms' }]);
    expect((await shop.send(getPolicy, { params: { policy: 'terms' } })).body).toMatchObject({
      path: '/user/policies/terms',
      bodyHtml: '<p>Be kind.</p>',
    });
    expect((await shop.send(getPolicy, { params: { policy: 'privacy' } })).status).toBe(404);
  });

  it('is not deleted', async () => {
    const params = { id: 'terms' };
    expect((await shop.send(calls.deletePage, { params }, staff)).status).toBe(404);
  });
});

describe('the policy of returns', () => {
  const readPolicy = async () => (await shop.send(getReturnPolicy, {})).body;

  it('begins with what the settings say', async () => {
    await setSettings(shop, { returnPolicy: 'Send it back.\n\nWe refund it.' });
    expect((await read('returns')).bodyHtml).toBe('<p>Send it back.</p><p>We refund it.</p>');
    expect(await readPolicy()).not.toHaveProperty('html');
  });

  it('is the policy of the shop once it is published, with its formatting', async () => {
    await publish('returns', { bodyHtml: '<p>Send it <strong>back</strong>.</p><p>We refund it.</p>' });
    expect(await readPolicy()).toEqual({
      text: 'Send it back.\n\nWe refund it.',
      html: '<p>Send it <strong>back</strong>.</p><p>We refund it.</p>',
      days: 30,
    });
    expect((await shop.send(getShopSettings, {})).body.returnPolicy).toEqual({ days: 30 });
  });

  it('is what was written last', async () => {
    await publish('returns', { bodyHtml: '<p>Send it back.</p>' });
    await setSettings(shop, { returnPolicy: 'Keep it.' });
    expect(await readPolicy()).toEqual({ text: 'Keep it.', days: 30 });
  });

  it('ends when it is unpublished', async () => {
    const { version } = (await publish('returns', { bodyHtml: '<p>Send it back.</p>' })).body;
    await shop.send(calls.unpublishPage, { params: { id: 'returns' }, body: { version } }, staff);
    expect((await shop.send(getReturnPolicy, {})).status).toBe(404);
  });
});

it('changes are in the audit log with the words that differ', async () => {
  const { id } = (await create()).body;
  await publish(id, { bodyHtml: '<p>Wax it.</p>' });
  const { body } = await shop.send(listAudit, { query: { kind: 'page' } }, staff);
  expect(body.slice(0, 3)).toMatchObject([
    { action: 'page.publish', subjectName: 'Care & repair' },
    { action: 'page.update', before: { text: 'Wood\nOil it.' }, after: { text: 'Wax it.' } },
    { action: 'page.create' },
  ]);
});
