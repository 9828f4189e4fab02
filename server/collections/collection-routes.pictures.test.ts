import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import { getCollection } from '#contract/calls/collections.ts';
import { createCollection, getStaffCollection, updateCollection } from '#contract/calls/staff-collections.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import { uploadPicture } from '#contract/calls/uploads.ts';
import type { CallInput } from '#contract/define-call.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, { ...lamp, image: '/pictures/lamp.webp' });
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const LINKED = 'https://cdn.example/desk.webp';
type Body = CallInput<typeof createCollection>['body'];
let count = 0;

async function send(part: Partial<Body>) {
  count += 1;
  const body = { title: `Desk ${count}`, published: true, kind: 'hand' as const, ...part };
  return await shop.send(createCollection, { body }, staff);
}

async function change(id: string, part: Partial<CallInput<typeof updateCollection>['body']>) {
  const body = { title: 'Changed', published: true, kind: 'hand' as const, ...part };
  return await shop.send(updateCollection, { params: { id }, body }, staff);
}

const read = async (slug: string) => (await shop.send(getCollection, { params: { slug } })).body;

async function upload(): Promise<string> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c96' } });
  const response = await shop.fetch(`/api${uploadPicture.path}`, {
    method: 'POST',
    headers: { ...AS_STAFF, 'Content-Type': 'image/png' },
    body: new Uint8Array(await picture.png().toBuffer()),
  });
  return (await response.json()).address;
}

describe('the picture of a collection', () => {
  it('is shown to staff, and to shoppers with a preview', async () => {
    const image = await upload();
    const { body } = await send({ image });
    expect(body.image).toBe(image);
    const { body: reread } = await shop.send(getStaffCollection, { params: { id: body.id } }, staff);
    expect(reread.image).toBe(image);
    const shown = await read(body.slug);
    expect(shown.image).toBe(image);
    expect(shown.imagePreview).toMatch(/^data:image\/webp;base64,/);
  });

  it('can be missing, or be linked without a preview', async () => {
    const { body: plain } = await send({});
    expect(await read(plain.slug)).not.toHaveProperty('image');
    const { body: linked } = await send({ image: LINKED });
    const shown = await read(linked.slug);
    expect([shown.image, shown.imagePreview]).toEqual([LINKED, undefined]);
  });

  it('stays when a change does not send it, and is replaced and removed at once', async () => {
    const { body } = await send({ image: LINKED });
    const { id, slug } = body;
    expect((await change(id, { slug })).body.image).toBe(LINKED);
    expect((await read(slug)).image).toBe(LINKED);
    await change(id, { slug, image: '/pictures/lamp.webp' });
    expect((await read(slug)).image).toBe('/pictures/lamp.webp');
    await change(id, { slug, image: null });
    expect(await read(slug)).not.toHaveProperty('image');
    const { body: entries } = await shop.send(listAudit, { query: { subject: id } }, staff);
    expect(entries).toMatchObject([
      { before: { image: '/pictures/lamp.webp' }, after: { image: null } },
      { before: { image: LINKED }, after: { image: '/pictures/lamp.webp' } },
      { before: {}, after: {} },
      { after: { image: LINKED } },
    ]);
  });

  it('is not changed over a newer version of the collection', async () => {
    const { body } = await send({ image: LINKED });
    await change(body.id, { slug: body.slug, version: body.version });
    const late = { slug: body.slug, version: body.version, image: null };
    expect((await change(body.id, late)).status).toBe(409);
    expect((await read(body.slug)).image).toBe(LINKED);
  });

  test.each([
    ['http://cdn.example/desk.webp', 'Image URL must begin with https://: browsers block'],
    ['desk.webp', 'Image URL must begin with https:// or be an uploaded picture'],
    ['/uploads/../secrets', 'Image URL must begin with https:// or be an uploaded picture'],
  ])('is refused like that of a product: %s', async (image, message) => {
    const { status, failure } = await send({ image });
    expect(status).toBe(400);
    expect(failure.fields?.image).toContain(message);
  });

  it('is that of its suggestion, in place of the first product', async () => {
    const { body } = await send({ title: 'Windowsill', image: LINKED, productIds: [lamp.id] });
    const suggested = async () =>
      (await shop.send(suggestProducts, { query: { q: 'windowsill' } })).body.collections[0]?.image;
    expect(await suggested()).toBe(LINKED);
    await change(body.id, { title: 'Windowsill', slug: body.slug, image: null, productIds: [lamp.id] });
    expect(await suggested()).toBe('/pictures/lamp.webp');
  });
});
