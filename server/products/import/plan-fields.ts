import type { NewProduct, ProductEdit } from '#contract/forms/products.ts';
import { newProduct } from '#domain/products/product-fields.ts';
import { isWrittenAs, readCell } from '../../http/csv-cell.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import type { ImportRow } from './group-rows.ts';
import { htmlOf, textOfHtml } from './html-text.ts';
import type { Field } from './import-columns.ts';
import type { Findings } from './import-plan.ts';

export type GivenBody = Partial<Record<keyof NewProduct | keyof ProductEdit, unknown>>;

/** What an empty cell leaves, where a product cannot be without. */
const DEFAULTS = newProduct({ price: 0 }, new Date(0));

/** The cells about a whole product that change it: those of its first row, and pictures of all. */
export function planFields(
  rows: readonly ImportRow[],
  current: StaffProduct | null,
  findings: Findings,
): GivenBody {
  refuseContradictions(rows, findings);
  const body: GivenBody = {};
  for (const field of ['title', 'description', 'brand', 'category'] as const) {
    const wanted = readText(rows, field, current);
    if (wanted === undefined) continue;
    const name = NAME_OF[field];
    body[name] = wanted;
    findings.change(rowNumber(rows), field, current?.[name] ?? null, wanted);
  }
  const availability = readAvailability(rows, findings);
  if (availability !== undefined && availability !== (current?.availability ?? true)) {
    body.availability = availability;
    const field = rows[0]?.cells.published === undefined ? 'status' : 'published';
    findings.change(rowNumber(rows), field, flagText(!availability), flagText(availability));
  }
  const pictures = readPictures(rows);
  if (pictures && JSON.stringify(pictures) !== JSON.stringify(current?.gallery)) {
    body.image = pictures[0];
    body.gallery = pictures;
    findings.change(rowNumber(rows), 'image', current?.gallery.join(' ') ?? null, pictures.join(' '));
  }
  return body;
}

/** The column that a field of a product comes from. */
export const FIELD_OF: Readonly<Record<string, Field>> = {
  name: 'title',
  description: 'description',
  brand: 'brand',
  category: 'category',
  availability: 'published',
  image: 'image',
  gallery: 'image',
  sku: 'sku',
  price: 'price',
  discountPrice: 'compareAt',
  weightGrams: 'grams',
};

const NAME_OF = {
  title: 'name',
  description: 'description',
  brand: 'brand',
  category: 'category',
} as const satisfies Partial<Record<Field, keyof StaffProduct>>;

/** Shopify repeats what is about the product in each row, or leaves it empty in all but the first. */
function refuseContradictions(rows: readonly ImportRow[], findings: Findings): void {
  const [first, ...others] = rows;
  for (const field of ['title', 'description', 'brand', 'category', 'published', 'status'] as const)
    for (const { number, cells } of others)
      if (cells[field] && cells[field] !== first?.cells[field])
        findings.refuse(number, field, `Row ${first?.number} of the same product says something else`);
}

/** Undefined: nothing changes. An empty cell gives what a new product has. */
function readText(
  [first]: readonly ImportRow[],
  field: keyof typeof NAME_OF,
  current: StaffProduct | null,
): string | undefined {
  const cell = first?.cells[field];
  const name = NAME_OF[field];
  if (cell === undefined) return undefined;
  const isHtml = field === 'description';
  if (current && isWrittenAs(cell, isHtml ? htmlOf(current[name]) : current[name])) return undefined;
  const text = (isHtml ? textOfHtml(readCell(cell)) : readCell(cell)).trim();
  const wanted = text || (field === 'title' ? '' : DEFAULTS[name]);
  return wanted === current?.[name] ? undefined : wanted;
}

function readAvailability([first]: readonly ImportRow[], findings: Findings): boolean | undefined {
  if (!first) return undefined;
  const { published, status } = first.cells;
  const isPublished = published && readFlag(published);
  if (isPublished === null) findings.refuse(first.number, 'published', 'Published must be TRUE or FALSE');
  const isKnown = !status || STATUSES.includes(status.toLowerCase());
  if (!isKnown) findings.refuse(first.number, 'status', 'Status must be active, draft or archived');
  if (published === undefined && status === undefined) return undefined;
  return isPublished !== false && (!status || status.toLowerCase() === 'active');
}

const STATUSES = ['active', 'draft', 'archived', 'unlisted'];

/** Null: neither yes nor no. */
export function readFlag(cell: string): boolean | null {
  if (/^(true|yes|1)$/i.test(cell)) return true;
  return /^(false|no|0)$/i.test(cell) ? false : null;
}

/** As the export writes `Published`. */
export function flagText(flag: boolean): string {
  return flag ? 'TRUE' : 'FALSE';
}

/** The pictures of all rows by their position, then in the order of the file. */
function readPictures(rows: readonly ImportRow[]): string[] | undefined {
  if (rows[0]?.cells.image === undefined) return undefined;
  const pictures = rows.flatMap(({ cells }, place) => {
    const position = Number(cells.imagePosition) || Number.POSITIVE_INFINITY;
    return cells.image ? [{ url: readCell(cells.image), position, place }] : [];
  });
  pictures.sort((one, other) => compare(one.position, other.position) || one.place - other.place);
  const urls = [...new Set(pictures.map(({ url }) => url))];
  return urls.length > 0 ? urls : [DEFAULTS.image];
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function rowNumber([first]: readonly ImportRow[]): number {
  return first?.number ?? 0;
}
