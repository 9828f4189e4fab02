import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProductImports, undoProductImport } from '#contract/calls/product-import.ts';
import { getStaffProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { exportedCsv, importCsv, previewCsv } from '../../testing/import-csv.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const read = async (id: string) => (await shop.send(getStaffProduct, { params: { id } }, staff)).body;
const file = (id: string, html: string) =>
  `Handle,Title,Body (HTML),Variant Price\n${id},${id},"${html.replaceAll('"', '""')}",20.00\n`;
const noticesOf = ({ notices = [] }: { notices?: { text: string }[] | undefined }) =>
  notices.map(({ text }) => text);

const TABLE =
  '<table><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td>34</td></tr></table><p>Caf&eacute;, &pound;5</p><ol><li>Wash</li><li>Dry</li></ol>';

describe('the HTML of a file', () => {
  it('stays a table with lists and characters, and its words are a plain text', async () => {
    await importCsv(shop, file('parka', TABLE));
    expect(await read('parka')).toMatchObject({
      description: 'Size | Chest\nS | 34\n\nCafé, £5\n\n1. Wash\n2. Dry',
      descriptionHtml:
        '<table><tbody><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td>34</td></tr></tbody></table>' +
        '<p>Café, £5</p><ol><li>Wash</li><li>Dry</li></ol>',
    });
    expect((await previewCsv(shop, file('parka', TABLE))).counts).toMatchObject({ unchanged: 1 });
  });

  it('comes back in an exported file, which changes nothing', async () => {
    await importCsv(shop, file('boots', '<p>One <b>bold</b></p>\n<p>Two<br>lines</p>'));
    await importCsv(shop, file('socks', '<p>One</p>\n<p>Two<br>lines</p>'));
    await importCsv(shop, file('gloves', 'No tags\nbut 5 < 6 & more'));
    const csv = await exportedCsv(shop);
    expect(csv).toContain('<p>One <strong>bold</strong></p><p>Two<br>lines</p>');
    expect(csv).toContain('<p>One</p><p>Two<br>lines</p>');
    expect((await previewCsv(shop, csv)).products).toEqual([]);
  });

  it('loses what is embedded, and says so', async () => {
    const html =
      '<style>p{}</style><p>Warm</p><iframe src="https://video.example"></iframe><img src="data:image/png,x">';
    const report = await previewCsv(shop, file('hat', html));
    expect(noticesOf(report)).toEqual([
      'Scripts, styles, videos and other embedded parts of the description are left out',
      'This is no address of a picture: it is left out',
    ]);
    await importCsv(shop, file('hat', html), report);
    expect((await read('hat')).description).toBe('Warm');
  });

  it.each(['x\0y', 'x\u0007y', 'x\ud83dy', '<p>x\u0007y</p>'])(
    'is refused with characters that no text has: %j',
    async (html) => {
      const { refusals } = await previewCsv(shop, file('scarf', html));
      expect(refusals).toMatchObject([
        { row: 2, column: 'Body (HTML)', reason: 'Contains characters that are not allowed' },
      ]);
    },
  );

  it('has any number of pictures, together with those of others', async () => {
    const pictures = (host: string) =>
      Array.from({ length: 3_000 }, (_, place) => `<img src=//${host}.example/${place}>`).join('');
    const rows = ['one', 'two', 'three'].map((id) => `${id},${id},${pictures(id)},20.00\n`);
    const csv = `Handle,Title,Body (HTML),Variant Price\n${rows.join('')}`;
    const { pictures: waiting } = await previewCsv(shop, csv);
    expect([waiting, (await importCsv(shop, csv)).counts.new]).toEqual([9_000, 3]);
  });

  it('is what it was after the import is undone, with its formatting', async () => {
    await importCsv(shop, file('scarf', '<p><em>Old</em></p>'));
    const before = await read('scarf');
    await importCsv(shop, file('scarf', '<p><strong>Old</strong></p>'));
    const [newest] = (await shop.send(listProductImports, {}, staff)).body;
    await shop.send(undoProductImport, { params: { id: newest?.id ?? '' } }, staff);
    expect(await read('scarf')).toMatchObject({
      description: 'Old',
      descriptionHtml: before.descriptionHtml,
    });
  });

  it('stays with its words once staff have formatted them otherwise, after the import is undone', async () => {
    await importCsv(shop, file('glove', 'Old'));
    await importCsv(shop, file('glove', '<p><strong>New</strong></p>'));
    const body = { descriptionHtml: '<p><em>New</em></p>' };
    await shop.send(updateProduct, { params: { id: 'glove' }, body }, staff);
    const [newest] = (await shop.send(listProductImports, {}, staff)).body;
    await shop.send(undoProductImport, { params: { id: newest?.id ?? '' } }, staff);
    expect(await read('glove')).toMatchObject({ description: 'New', ...body });
  });

  it('replaces a plain text of the same words, and the preview says how', async () => {
    await importCsv(shop, file('belt', 'Leather'));
    const [changed] = (await previewCsv(shop, file('belt', '<p><u>Leather</u></p>'))).products;
    expect(changed?.changes).toMatchObject([{ before: 'Leather', after: 'Leather (formatted)' }]);
  });
});
