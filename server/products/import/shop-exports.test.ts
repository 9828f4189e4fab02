import { describe, expect, it, test } from 'vitest';
import { parseImport, type ReadImport } from './parse-import.ts';
import { planProduct } from './plan-product.ts';
import { Skus } from './skus.ts';

/* Files as shops have them, with made-up products. */

const lines = (...rows: string[]) => `${rows.join('\n')}\n`;

function read(csv: string): ReadImport {
  const parsed = parseImport(csv);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed;
}

/** Plans the only product of a file, as a new one. */
function plan(csv: string) {
  const [product, ...others] = read(csv).products;
  if (!product || others.length > 0) throw new Error('A file of one product is expected');
  const planned = planProduct(product, null, new Skus([]));
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  const noticed = planned.plan.notices.map(({ row, notice }) => [row, notice]);
  return { ...planned.plan, noticed };
}

function refusals(csv: string) {
  return read(csv).products.flatMap((product) => {
    const planned = planProduct(product, null, new Skus([]));
    return planned.ok ? [] : planned.problems.map(({ row, reason }) => [row, reason]);
  });
}

/** A row with the named cells in the columns of Shopify. */
const HEADS = {
  old: [
    ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
    ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Price'],
    ...['Image Src', 'Image Position', 'Gift Card', 'Variant Image', 'Cost per item', 'Status'],
  ],
  new: [
    ...['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Custom label 0'],
    ...['Published on online store', 'Status', 'SKU', 'Option1 name', 'Option1 value', 'Option2 name'],
    ...['Option2 value', 'Price', 'Tax code', 'Product image URL', 'Image position', 'Variant image URL'],
    ...['Gift card', 'Color (product.metafields.shopify.color-pattern)'],
  ],
};
const OLD = HEADS.old.join(',');
const row = (heads: readonly string[], cells: Record<string, string>) =>
  heads.map((head) => `"${(cells[head] ?? '').replaceAll('"', '""')}"`).join(',');
const old = (cells: Record<string, string>) => row(HEADS.old, { Handle: 'cup', ...cells });

describe('what is left out', () => {
  it('is counted by column, with its products and rows', () => {
    const csv = lines(
      HEADS.new.join(','),
      row(HEADS.new, {
        Title: 'Cup',
        'URL handle': 'cup',
        'Custom label 0': 'a, b',
        Price: '9.00',
        'Tax code': '4',
      }),
      row(HEADS.new, { 'URL handle': 'cup', 'Tax code': '5' }),
      row(HEADS.new, { Title: 'Jug', 'URL handle': 'jug', 'Custom label 0': 'c', Price: '9.00' }),
    );
    expect(read(csv).leftOut).toContainEqual({ column: 'Custom label 0', products: 2, rows: [2, 4] });
    expect(read(csv).leftOut).toContainEqual({ column: 'Tax code', products: 1, rows: [2, 3] });
    expect(read(csv).leftOut.map(({ column }) => column)).not.toContain('Gift card');
  });
});

it('reads the product from the row with its title, also below the rows of its pictures', () => {
  const { fields, noticed } = plan(
    lines(
      OLD,
      old({ 'Image Src': 'https://cdn.example.com/2.jpg', 'Image Position': '2' }),
      old({
        ...{ Title: 'Cup', Vendor: 'Acme', 'Body (HTML)': '<p>Blue</p>', 'Variant Price': '9.00' },
        ...{ 'Image Src': 'https://cdn.example.com/1.jpg', 'Image Position': '1' },
      }),
    ),
  );
  const gallery = ['https://cdn.example.com/1.jpg', 'https://cdn.example.com/2.jpg'];
  expect(fields).toMatchObject({ name: 'Cup', brand: 'Acme', description: 'Blue', gallery });
  expect(noticed).toEqual([]);
});

it('reads options by their names, where a row has them in another order', () => {
  const option = (one: string[], other: string[]) => ({
    ...{ 'Option1 Name': one[0] ?? '', 'Option1 Value': one[1] ?? '' },
    ...{ 'Option2 Name': other[0] ?? '', 'Option2 Value': other[1] ?? '' },
  });
  const price = { 'Variant Price': '9.00' };
  const { options } = plan(
    lines(
      OLD,
      old({ Title: 'Tee', ...price, ...option(['Color', 'Red'], ['Size', 'M']) }),
      old({ ...price, ...option(['Size', 'L'], ['Color', 'Blue']) }),
      old({ ...price, ...option(['', 'Green'], ['', 'S']) }),
    ),
  );
  expect(options).toEqual([
    { name: 'Color', values: ['Red', 'Blue', 'Green'] },
    { name: 'Size', values: ['M', 'L', 'S'] },
  ]);
});

it('reads a row once that is there twice', () => {
  const small = old({ 'Option1 Value': 'S', 'Variant SKU': 'C-S', 'Variant Price': '9.00' });
  const first = { Title: 'Cup', 'Option1 Name': 'Size', 'Option1 Value': 'M', 'Variant Price': '9.00' };
  const { variants, noticed } = plan(lines(OLD, old(first), small, small));
  expect(variants).toHaveLength(2);
  expect(noticed).toEqual([[4, 'repeated']]);
  const other = old({ 'Option1 Value': 'S', 'Variant SKU': 'C-S2', 'Variant Price': '9.00' });
  expect(refusals(lines(OLD, old(first), small, other))).toEqual([[4, 'Row 3 is the same variant']]);
});

it('takes what the first row says about a product, and tells two products with one handle', () => {
  const first = { Title: 'Cup', Vendor: 'Acme', 'Variant Price': '9.00', 'Option1 Name': 'Size' };
  const { fields, noticed } = plan(
    lines(
      OLD,
      old({ ...first, 'Option1 Value': 'S' }),
      old({ Title: 'Cup', Vendor: 'ACME Inc.', 'Option1 Value': 'M', 'Variant Price': '9.00' }),
    ),
  );
  expect([fields.brand, noticed]).toEqual(['Acme', [[3, 'contradiction']]]);
  const csv = lines(OLD, old({ ...first, 'Option1 Value': 'S' }), old({ ...first, Title: 'Jug' }));
  expect(refusals(csv)).toContainEqual([3, 'Row 2 of the same product says something else']);
});

it('keeps the beginning of a text that is too long, and says so', () => {
  const { fields, noticed } = plan(
    lines(OLD, old({ Title: 'x'.repeat(255), 'Body (HTML)': 'y'.repeat(9_000), 'Variant Price': '9.00' })),
  );
  expect(fields.name).toHaveLength(200);
  expect(noticed).toEqual([[2, 'cutText']]);
});

it('leaves out what is no address of a picture, and keeps the product', () => {
  const { fields, variants, noticed } = plan(
    lines(
      OLD,
      old({ Title: 'Cup', 'Variant Price': '9.00', 'Image Src': 'cup.jpg', 'Variant Image': 'none' }),
      old({ 'Image Src': '//cdn.example.com/my cup.jpg' }),
    ),
  );
  expect(fields.gallery).toEqual(['https://cdn.example.com/my%20cup.jpg']);
  expect(variants[0]?.edit.image).toBeUndefined();
  expect(noticed).toEqual([[2, 'noPicture']]);
});

it('keeps as many pictures as a product can have', () => {
  const pictures = Array.from({ length: 60 }, (_, place) => `https://cdn.example.com/${place}.jpg`);
  const [first = '', ...others] = pictures;
  const { fields, noticed } = plan(
    lines(
      OLD,
      old({ Title: 'Cup', 'Variant Price': '9.00', 'Image Src': first }),
      ...others.map((picture) => old({ 'Image Src': picture })),
    ),
  );
  expect(fields.gallery).toEqual(pictures.slice(0, 50));
  expect(noticed).toEqual([[52, 'manyPictures']]);
});

it('sells no gift card, which pays for nothing here', () => {
  const { fields, noticed } = plan(
    lines(OLD, old({ Title: 'Card', 'Variant Price': '25.00', 'Gift Card': 'true', Status: 'active' })),
  );
  expect([fields.status, noticed]).toEqual(['draft', [[2, 'giftCard']]]);
});

test.each([
  ['Mugs', 'Home > Kitchen > Cups', 'Mugs'],
  ['', 'Home & Garden > Kitchen > Cups', 'Cups'],
  ['', 'Gift Cards', 'Gift Cards'],
  ['', '', 'Other'],
])('files a product of type "%s" and category "%s" under %s', (type, taxonomy, category) => {
  const cells = { Title: 'Cup', 'Variant Price': '9.00', Type: type, 'Product Category': taxonomy };
  expect(plan(lines(OLD, old(cells))).fields.category).toBe(category);
});

describe('a file that is cut off', () => {
  const whole = lines('Handle,Title,Variant Price', 'cup,Cup,9.00', 'jug,Jug,19.00');

  it('refuses the row in which it ends', () => {
    expect(refusals(whole.slice(0, -7))).toContainEqual([3, expect.stringContaining('cut off')]);
    expect(refusals(whole)).toEqual([]);
  });

  it('is known by a last row alone that is short: some programs leave out empty cells', () => {
    expect(refusals('Handle,Title,Variant Price,Tags\ncup,Cup,9.00\njug,Jug,19.00')).toEqual([]);
  });
});

it('reads a quotation mark within a cell, as of inches', () => {
  expect(plan('Handle,Title,Variant Price\nruler,Ruler 12" long,9.00\n').fields.name).toBe('Ruler 12" long');
});
