import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, listCardsById } from '#contract/calls/products.ts';
import { createProduct, getStaffProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { exportedCsv, importCsv, previewCsv } from '../testing/import-csv.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const [FRONT, BACK, OPEN] = ['front', 'back', 'open'].map((name) => `https://example.com/${name}.jpg`) as [
  string,
  string,
  string,
];
const read = async (id: string) => (await shop.send(getStaffProduct, { params: { id } }, staff)).body;

describe('alternative texts of pictures', () => {
  it('are shown to staff and shoppers, and on the card of the product', async () => {
    const body = {
      name: 'Chest',
      price: 90,
      gallery: [FRONT, BACK],
      pictureTexts: { [BACK]: ' Its back ', [FRONT]: 'A chest of oak', [OPEN]: '' },
    };
    const { body: chest } = await shop.send(createProduct, { body }, staff);
    const texts = { [FRONT]: 'A chest of oak', [BACK]: 'Its back' };
    expect(chest.pictureTexts).toEqual(texts);
    const { body: shown } = await shop.send(getProduct, { params: { id: chest._id } });
    expect(shown.pictureTexts).toEqual(texts);
    const { body: cards } = await shop.send(listCardsById, { query: { ids: chest._id } });
    expect(cards.map(({ imageText }) => imageText)).toEqual(['A chest of oak']);
    // In another order nothing changes.
    const again = { pictureTexts: { [FRONT]: 'A chest of oak', [BACK]: 'Its back' } };
    const { body: same } = await shop.send(updateProduct, { params: { id: chest._id }, body: again }, staff);
    expect(same.version).toBe(chest.version);
    const cleared = { pictureTexts: {} };
    await shop.send(updateProduct, { params: { id: chest._id }, body: cleared }, staff);
    expect(await read(chest._id)).not.toHaveProperty('pictureTexts');
    expect((await selectAuditEntries(shop.db, chest._id)).at(-1)).toMatchObject({
      before: { pictureTexts: texts },
      after: { pictureTexts: {} },
    });
  });

  it('are refused where they are too long, by the address of the picture', async () => {
    const body = { name: 'Chest', price: 90, pictureTexts: { [FRONT]: 'a'.repeat(513) } };
    const { failure } = await shop.send(createProduct, { body }, staff);
    expect(failure.fields).toEqual({ [`pictureTexts.${FRONT}`]: 'At most 512 characters' });
  });

  it('come from a file of Shopify, and go into the export', async () => {
    const csv = [
      'Handle,Title,Variant Price,Image Src,Image Position,Image Alt Text',
      `stool,Stool,20.00,${BACK},2,The back`,
      `stool,,,${FRONT},1,=A stool`,
      `stool,,,${OPEN},3,${'b'.repeat(600)}`,
    ].join('\n');
    const preview = await previewCsv(shop, csv);
    expect(preview.notices?.map(({ rows }) => rows)).toEqual([[4]]);
    await importCsv(shop, csv, preview);
    expect(await read('stool')).toMatchObject({
      image: FRONT,
      pictureTexts: { [FRONT]: '=A stool', [BACK]: 'The back', [OPEN]: 'b'.repeat(512) },
    });
    const exported = await exportedCsv(shop);
    expect(exported).toContain(`${FRONT},1,'=A stool\n`);
    expect((await previewCsv(shop, exported)).counts).toMatchObject({ changed: 0, refused: 0, new: 0 });
    // A file without the column keeps them, an empty cell clears one.
    await importCsv(shop, `Handle,Image Src\nstool,${BACK}\nstool,${FRONT}`);
    expect((await read('stool')).pictureTexts?.[FRONT]).toBe('=A stool');
    await importCsv(shop, `Handle,Image Src,Image Alt Text\nstool,${BACK},\nstool,${FRONT},A stool`);
    expect((await read('stool')).pictureTexts).toEqual({ [FRONT]: 'A stool' });
  });
});
