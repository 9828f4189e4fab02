import { expect, it, test } from 'vitest';
import { parseImport } from './parse-import.ts';
import { planProduct } from './plan-product.ts';
import { Skus } from './skus.ts';
import { translateWooCommerce } from './woo-commerce.ts';

const HEADS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?'],
  ...['Visibility in catalog', 'Short description', 'Description', 'Date sale price starts'],
  ...['Date sale price ends', 'Tax status', 'In stock?', 'Stock', 'Backorders allowed?', 'Weight (kg)'],
  ...['Sale price', 'Regular price', 'Categories', 'Purchase note', 'Images', 'Parent', 'Position'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 2 name'],
  ...['Attribute 2 value(s)'],
];

const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
const row = (cells: Record<string, string>) =>
  line(HEADS.map((head) => ({ Type: 'simple', Published: '1', 'In stock?': '1', ...cells })[head] ?? ''));
const file = (...rows: Record<string, string>[]) => `${[line(HEADS), ...rows.map(row)].join('\n')}\n`;

function plan(...rows: Record<string, string>[]) {
  const parsed = parseImport(file(...rows));
  if (!parsed.ok) throw new Error(parsed.message);
  const skus = new Skus([]);
  return { ...parsed, planned: parsed.products.map((product) => planProduct(product, null, skus)) };
}

function planOne(...rows: Record<string, string>[]) {
  const [planned, ...others] = plan(...rows).planned;
  if (!planned?.ok || others.length > 0) throw new Error(JSON.stringify([planned, others.length]));
  return planned.plan;
}

const CUP = { Name: 'Blue Cup', SKU: 'CUP', 'Regular price': '12.50' };

it('reads a simple product', () => {
  const { id, fields, variants } = planOne({
    ...CUP,
    'GTIN, UPC, EAN, or ISBN': '4006381333931',
    'Short description': 'Holds tea.',
    Description: '<p>Made of <b>clay</b>.</p>\\n<p>Large.</p>',
    Stock: '7',
    'Weight (kg)': '0.35',
    Categories: 'Kitchen > Cups, Sale',
    Images: 'https://old.example/1.jpg, https://old.example/2.jpg',
  });
  expect(id).toBe('blue-cup');
  expect(fields).toMatchObject({
    ...{ name: 'Blue Cup', category: 'Cups', price: 1250, discountPrice: null, weightGrams: 350 },
    description: 'Holds tea.\n\nMade of clay.\n\nLarge.',
    gallery: ['https://old.example/1.jpg', 'https://old.example/2.jpg'],
  });
  expect(variants).toMatchObject([{ stock: 7, edit: { barcode: '4006381333931' } }]);
});

it('reads variations as variants of their parent, by its SKU or id, and any value as all of them', () => {
  const parent = {
    ...{ ID: '5', Type: 'variable', SKU: 'TEE', Name: 'Tee', Images: 'https://old.example/tee.jpg' },
    ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Red, Dark\\, blue' },
    ...{ 'Attribute 2 name': 'Size', 'Attribute 2 value(s)': 'S, M' },
  };
  const variation = (parent: string, sku: string, color: string, size: string) => ({
    ...{ Type: 'variation', Parent: parent, SKU: sku, 'Regular price': '20', Name: `Tee - ${color}` },
    ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': color },
    ...{ 'Attribute 2 name': 'Size', 'Attribute 2 value(s)': size },
  });
  const { options, variants, fields } = planOne(variation('TEE', 'TEE-R', 'Red', 'S'), parent, {
    ...variation('id:5', 'TEE-B', 'Dark\\, blue', ''),
    Images: 'https://old.example/b.jpg',
    Published: '0',
  });
  expect(fields).toMatchObject({ name: 'Tee', gallery: ['https://old.example/tee.jpg'] });
  expect(options).toEqual([
    { name: 'Color', values: ['Red', 'Dark, blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ]);
  expect(variants.map(({ row, edit }) => [row, edit.sku, edit.image, edit.offered])).toEqual([
    [2, 'TEE-R', undefined, undefined],
    [4, 'TEE-B', 'https://old.example/b.jpg', false],
    [4, undefined, 'https://old.example/b.jpg', false],
  ]);
});

test.each([
  ['1', 'visible', 'active'],
  ['1', 'search', 'active'],
  ['1', 'hidden', 'unlisted'],
  ['0', 'visible', 'draft'],
  ['-1', 'visible', 'draft'],
])('published %s and %s is %s', (published, visibility, status) => {
  const { fields } = planOne({ ...CUP, Published: published, 'Visibility in catalog': visibility });
  expect(fields.status ?? 'active').toBe(status);
});

test.each([
  ['', '', 999, 1250],
  ['2026-11-01', '2026-11-30', 999, 1250],
  ['2026-12-01', '', 1250, null],
  ['', '2026-11-27', 1250, null],
])('a sale from "%s" to "%s" on November 28 sells for %i', (starts, ends, price, before) => {
  const heads = HEADS;
  const dates = { 'Date sale price starts': starts, 'Date sale price ends': ends };
  const cells = { ...CUP, Type: 'simple', 'Sale price': '9.99', ...dates } as Record<string, string>;
  const records = [{ number: 2, cells: heads.map((head) => cells[head] ?? '') }];
  const { file } = translateWooCommerce(
    { heads, rows: records, delimiter: ',', isCutOff: false },
    '2026-11-28',
  );
  const at = (head: string) => Number(file.rows[0]?.cells[file.heads.indexOf(head)] || 0) * 100 || null;
  expect([at('Variant Price'), at('Variant Compare At Price')]).toEqual([price, before]);
});

test.each([
  [{ Stock: '', 'In stock?': '1' }, null],
  [{ Stock: '', 'In stock?': '0' }, 0],
  [{ Stock: '-2', 'In stock?': '0' }, 0],
  [{ Stock: '4', 'In stock?': '1', 'Backorders allowed?': '0' }, 4],
])('the stock of %j is %s', (cells, stock) => {
  expect(planOne({ ...CUP, ...cells }).variants[0]?.stock).toBe(stock);
});

it('keeps untaxed and unshipped what is so', () => {
  const { fields } = planOne({ ...CUP, Type: 'simple, downloadable, virtual', 'Tax status': 'none' });
  expect(fields).toMatchObject({ requiresShipping: false, taxCategory: 'Not taxed' });
});

it('refuses what is no product of its own, in the words of the file', () => {
  const { planned, leftOut } = plan(
    { ...CUP, Type: 'grouped', Name: 'Set' },
    { Type: 'variation', Parent: 'NONE', SKU: 'X', 'Regular price': '1' },
    { ...CUP, 'Purchase note': 'Thank you' },
    { ...CUP, SKU: 'CUP-2', ID: '9' },
  );
  expect(planned.map((one) => (one.ok ? one.plan.id : one.problems[0]?.reason))).toEqual([
    'A grouped product only shows others, which are imported by themselves',
    'The product of this variation is not in the file',
    'blue-cup',
    'blue-cup-9',
  ]);
  expect(leftOut).toEqual([{ column: 'Purchase note', products: 1, rows: [4] }]);
});
