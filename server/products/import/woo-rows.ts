import type { WooCells } from './woo-columns.ts';

/** A row of WooCommerce's export; `cell` reads a column by its head in small letters. */
export type WooRow = {
  number: number;
  cells: readonly string[];
  heads: readonly string[];
  /** 'simple', 'variable', 'variation', 'virtual', 'downloadable', … */
  types: ReadonlySet<string>;
  cell: (head: string) => string;
};

/** The cells of a row in Shopify's columns; a variation has what it lacks from its product. */
export function wooCells(
  row: WooRow,
  today: string,
  parent?: WooRow,
): { ofProduct: WooCells; ofVariant: WooCells; pictures: string[] } {
  const inherited = (head: string) => {
    const own = row.cell(head);
    return own === '' || own.toLowerCase() === 'parent' ? (parent?.cell(head) ?? '') : own;
  };
  // A variation may be unshipped by itself, or as its product.
  const types = new Set([...row.types, ...(parent?.types ?? [])]);
  const brand = row.cell('brands') || row.cell('brand');
  const [category = '', ...further] = readCategories(row.cell('categories'));
  return {
    ofProduct: {
      Title: row.cell('name'),
      'Body (HTML)': describe(row),
      Vendor: splitList(brand)[0] ?? '',
      Type: category,
      'Further Categories': further.join(', '),
      Status: readStatus(row),
    },
    ofVariant: {
      'Variant SKU': row.cell('sku'),
      'Variant Barcode': row.cell(row.heads.find((head) => head.startsWith('gtin')) ?? ''),
      'Variant Grams': readGrams(row, parent),
      'Variant Taxable': ['none', 'shipping'].includes(inherited('tax status').toLowerCase())
        ? 'FALSE'
        : 'TRUE',
      'Variant Requires Shipping': types.has('virtual') || types.has('downloadable') ? 'FALSE' : 'TRUE',
      ...readStock(row),
      ...readPrices(row, today),
    },
    pictures: splitList(row.cell('images')),
  };
}

/** The attributes by which variations differ, with their places. */
export function findAttributes(variations: readonly WooRow[]): { name: string; place: number }[] {
  const names = new Map<string, number>();
  for (const row of variations)
    for (const head of row.heads) {
      const [, place] = /^attribute (\d+) name$/.exec(head) ?? [];
      const name = row.cell(head);
      if (place && name && !names.has(name)) names.set(name, Number(place));
    }
  return [...names].map(([name, place]) => ({ name, place }));
}

/** More combinations of one variation than this are no variations. */
const MOST_COMBINATIONS = 100;

/** The options of a variation; one that is for any value of an attribute has one for each of the product. */
export function listCombinations(
  product: WooRow,
  variation: WooRow,
  attributes: readonly { name: string }[],
): WooCells[] {
  let combinations: WooCells[] = [{}];
  for (const [place, { name }] of attributes.entries()) {
    const own = findValues(variation, name);
    const values = own.length > 0 ? own.slice(0, 1) : findValues(product, name);
    const number = OPTION_NUMBERS[place];
    // The rest is refused: a product has three options.
    if (!number) return [{ ...combinations[0], 'Option1 Value': '' }];
    combinations = combinations.flatMap((options) =>
      (values.length > 0 ? values : ['']).map((value) => ({
        ...options,
        [`Option${number} Name`]: name,
        [`Option${number} Value`]: value,
      })),
    );
    if (combinations.length > MOST_COMBINATIONS) return combinations.slice(0, MOST_COMBINATIONS);
  }
  return combinations;
}

const OPTION_NUMBERS = [1, 2, 3] as const;

function findValues(row: WooRow, name: string): string[] {
  const head = row.heads.find((one) => /^attribute \d+ name$/.test(one) && row.cell(one) === name);
  return head ? splitList(row.cell(head.replace(/name$/, 'value(s)'))) : [];
}

/** WooCells that are lists separate their entries by commas, and write commas of an entry as '\,'. */
function splitList(cell: string): string[] {
  return cell
    .replaceAll('\\,', '\u0000')
    .split(',')
    .map((entry) => entry.replaceAll('\u0000', ',').trim())
    .filter(Boolean);
}

/** 'Clothing > Shirts, Sale': the last part of each. A comma would separate two further ones. */
function readCategories(cell: string): string[] {
  const [first = '', ...further] = splitList(cell).map((path) =>
    path.slice(path.lastIndexOf('>') + 1).trim(),
  );
  return [first, ...further.map((name) => name.replaceAll(',', ' '))];
}

/** The short description is what shoppers read first. Line breaks are written as '\n'. */
function describe(row: WooRow): string {
  const texts = ['short description', 'description'].map((head) =>
    row.cell(head).replaceAll('\\n', '\n').trim(),
  );
  return texts
    .filter(Boolean)
    .map((text) =>
      /<(?:p|div|ul|ol|table|h\d)\b/i.test(text) ? text : `<p>${text.replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
}

/** 1 is published, 0 private, -1 a draft. */
function readStatus(row: WooRow): string {
  const published = row.cell('published');
  if (published === '0' || published === '-1') return 'draft';
  return row.cell('visibility in catalog').toLowerCase() === 'hidden' ? 'unlisted' : 'active';
}

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1_000,
  lbs: 453.592_37,
  lb: 453.592_37,
  oz: 28.349_523,
};

/** 'Weight (kg)'. */
function readGrams(row: WooRow, parent?: WooRow): string {
  const head = row.heads.find((one) => one.startsWith('weight')) ?? '';
  const [, unit = 'kg'] = /\((\w+)\)/.exec(head) ?? [];
  const cell = row.cell(head) || (parent?.cell(head) ?? '');
  const number = /^\d+(?:[.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;
  return Number.isNaN(number) ? cell : String(Math.round(number * (GRAMS[unit] ?? 1_000)));
}

/** Without a count a product is in stock or not. */
function readStock(row: WooRow): WooCells {
  const backorders = row.cell('backorders allowed?').toLowerCase();
  const inStock = row.cell('in stock?').toLowerCase();
  const policy = ['1', 'yes', 'notify'].includes(backorders) || inStock === 'backorder' ? 'continue' : 'deny';
  const stock = row.cell('stock');
  const isCounted = stock !== '' && stock.toLowerCase() !== 'parent';
  if (!isCounted && inStock !== '0') return { 'Variant Inventory Policy': policy };
  return {
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': isCounted ? stock : '0',
    'Variant Inventory Policy': policy,
  };
}

/** A sale counts while it goes on. */
function readPrices(row: WooRow, today: string): WooCells {
  const regular = row.cell('regular price');
  const sale = row.cell('sale price');
  const starts = row.cell('date sale price starts').slice(0, 10);
  const ends = row.cell('date sale price ends').slice(0, 10);
  const isOn = sale !== '' && (starts === '' || starts <= today) && (ends === '' || ends >= today);
  return isOn
    ? { 'Variant Price': sale, 'Variant Compare At Price': regular }
    : { 'Variant Price': regular, 'Variant Compare At Price': '' };
}
