import { toSlug } from '#domain/ids.ts';
import type { CsvRecord } from '../../csv/csv-records.ts';
import type { CsvFile } from '../../csv/read-csv.ts';
import { MAX_DESCRIPTION } from './import-limits.ts';
import { WOO_HEADS, WOO_NAMES, type WooCells } from './woo-columns.ts';
import { findAttributes, listCombinations, type WooRow, wooCells } from './woo-rows.ts';

/** A file of WooCommerce in the columns of Shopify; `names` are its own heads of those, for reasons. */
export type Translated = { file: CsvFile; names: ReadonlyMap<string, string>; problems: Map<number, string> };

/** True for the heads of WooCommerce's export of products, in English. */
export function isWooCommerce(heads: readonly string[]): boolean {
  const has = (head: string) => heads.some((one) => normalize(one) === head);
  const isOther = ['handle', 'url handle', 'title'].some(has);
  return (
    !isOther && has('type') && has('name') && ['regular price', 'in stock?', 'attribute 1 name'].some(has)
  );
}

/**
 * Translates the rows of WooCommerce: a product with variations becomes one row a variation, further pictures
 * rows of their own. Columns that mean nothing in Shopify's file stay, so that they are counted as left out.
 * `today`: '2026-11-28', to tell whether a sale goes on.
 */
export function translateWooCommerce(
  file: CsvFile,
  today = new Date().toISOString().slice(0, 10),
): Translated {
  const rows = file.rows.map((record) => toRow(record, file.heads));
  const parents = new Map<string, WooRow>();
  for (const row of rows.filter((one) => !one.types.has('variation'))) {
    if (row.cell('sku')) parents.set(row.cell('sku'), row);
    if (row.cell('id')) parents.set(`id:${row.cell('id')}`, row);
  }
  const variations = Map.groupBy(
    rows.filter(({ types }) => types.has('variation')),
    (row) => parents.get(row.cell('parent')) ?? null,
  );
  const problems = new Map<number, string>();
  for (const row of variations.get(null) ?? []) problems.set(row.number, NO_PARENT);
  const extra = file.heads.flatMap((head, place) => (isLeftOut(normalize(head)) ? [{ head, place }] : []));
  const handles = new Set<string>();
  const translated: CsvRecord[] = [];
  for (const row of rows) {
    if (parents.get(row.cell('parent')) && row.types.has('variation')) continue;
    const type = [...OTHER_TYPES.keys()].find((one) => row.types.has(one));
    if (type) problems.set(row.number, OTHER_TYPES.get(type) ?? '');
    const handle = chooseHandle(row, handles);
    for (const { number, cells } of translate(row, variations.get(row) ?? [], today))
      translated.push({
        number,
        cells: [
          handle,
          ...WOO_HEADS.map((head) => cells[head] ?? ''),
          ...extra.map(({ place }) => rest(row, place)),
        ],
      });
  }
  const heads = ['Handle', ...WOO_HEADS, ...extra.map(({ head }) => head)];
  return { file: { ...file, heads, rows: translated }, names: WOO_NAMES, problems };
}

const NO_PARENT = 'The product of this variation is not in the file';

const OTHER_TYPES: ReadonlyMap<string, string> = new Map([
  ['grouped', 'A grouped product only shows others, which are imported by themselves'],
  ['external', 'An external product is sold by another shop'],
]);

/** Columns that are read, and those that say nothing by themselves. */
const KNOWN =
  /^(?:id|type|sku|gtin.*|name|published|visibility in catalog|(?:short )?description|tax status|in stock\?|stock|backorders allowed\?|weight.*|sale price|regular price|categories|images|parent|position|brands?|allow customer reviews\?|attribute \d+ (?:name|visible|global|default)|attribute \d+ value\(s\))$/;

function isLeftOut(head: string): boolean {
  return head !== '' && !KNOWN.test(head);
}

/** '0' says that there is nothing. */
function rest(row: WooRow, place: number): string {
  const cell = row.cells[place] ?? '';
  return cell.trim() === '0' ? '' : cell;
}

function toRow({ number, cells }: CsvRecord, heads: readonly string[]): WooRow {
  const cut = cells.map((cell) => cell.slice(0, MAX_DESCRIPTION + 1));
  const byHead = new Map(heads.map((head, place) => [normalize(head), (cut[place] ?? '').trim()]));
  const cell = (head: string) => byHead.get(head) ?? '';
  const types = new Set(
    cell('type')
      .toLowerCase()
      .split(',')
      .map((type) => type.trim()),
  );
  return { number, cells: cut, types, cell, heads: [...byHead.keys()] };
}

/** The file has no addresses: the name makes one; of products with one name the later have their id, too. */
function chooseHandle(row: WooRow, taken: Set<string>): string {
  const slug = toSlug(row.cell('name').slice(0, 200));
  const handle = taken.has(slug)
    ? `${slug}-${toSlug(row.cell('id') || row.cell('sku') || `${row.number}`)}`
    : slug;
  taken.add(handle);
  return handle;
}

/** The rows of a product in Shopify's columns. */
function translate(
  product: WooRow,
  variations: readonly WooRow[],
  today: string,
): { number: number; cells: WooCells }[] {
  const { ofProduct, ofVariant, pictures } = wooCells(product, today);
  const attributes = findAttributes(variations);
  const variants = variations.flatMap((variation) => {
    const { ofVariant, pictures } = wooCells(variation, today, product);
    const isOffered = variation.cell('published') === '' || variation.cell('published') === '1';
    const own = { ...ofVariant, 'Variant Image': pictures[0] ?? '', Offered: isOffered ? '' : 'no' };
    return listCombinations(product, variation, attributes).map((options) => ({
      number: variation.number,
      cells: { ...own, ...options },
    }));
  });
  const [first = { number: product.number, cells: ofVariant }, ...others] = variants;
  const [picture = '', ...morePictures] = pictures;
  return [
    { number: first.number, cells: { ...ofProduct, ...first.cells, 'Image Src': picture } },
    ...others,
    ...morePictures.map((url) => ({ number: product.number, cells: { 'Image Src': url } })),
  ];
}

function normalize(head: string): string {
  return head.trim().toLowerCase().replaceAll('\\', '').replace(/\s+/g, ' ');
}
