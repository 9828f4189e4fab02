import { newProduct } from '#domain/products/product-fields.ts';
import { isWrittenAs, readCell } from '../../http/csv-cell.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import type { ImportRow, ProductRows } from './group-rows.ts';
import { escapeHtml } from './html-text.ts';
import type { Field } from './import-columns.ts';
import type { Findings, GivenBody } from './import-plan.ts';
import { planSale } from './plan-sale.ts';

/** The values of empty cells for required fields. */
const DEFAULTS = newProduct({ price: 0 }, new Date(0));

/** Plans the fields of a product by the cells of its first row, and its pictures by those of all rows. */
export function planFields(
  { rows, description }: Pick<ProductRows, 'rows' | 'description'>,
  current: StaffProduct | null,
  findings: Findings,
): GivenBody {
  refuseContradictions(rows, findings);
  const body: GivenBody = {};
  for (const field of ['title', 'description', 'brand', 'category'] as const) {
    const newText = readText(rows, { field, description }, current);
    if (newText === undefined) continue;
    const name = NAME_OF[field];
    body[name] = newText;
    findings.change(rowNumber(rows), field, current?.[name] ?? null, newText);
  }
  Object.assign(body, planSale(rows, current, findings));
  const pictures = readPictures(rows);
  if (pictures && JSON.stringify(pictures) !== JSON.stringify(current?.gallery)) {
    body.image = pictures[0];
    body.gallery = pictures;
    findings.change(rowNumber(rows), 'image', current?.gallery.join(' ') ?? null, pictures.join(' '));
  }
  return body;
}

/** The column that a field of a product comes from. */
export const COLUMN_BY_FIELD: Readonly<Record<string, Field>> = {
  name: 'title',
  description: 'description',
  brand: 'brand',
  category: 'category',
  availability: 'availability',
  status: 'status',
  requiresShipping: 'requiresShipping',
  taxCategory: 'taxable',
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
  for (const field of [
    'title',
    'description',
    'brand',
    'category',
    'published',
    'status',
    'availability',
  ] as const)
    for (const { number, cells } of others)
      if (cells[field] && cells[field] !== first?.cells[field])
        findings.refuse(number, field, `Row ${first?.number} of the same product says something else`);
}

/** Undefined: nothing changes. An empty cell gives what a new product has. */
function readText(
  [first]: readonly ImportRow[],
  { field, description = '' }: { field: keyof typeof NAME_OF; description: string | undefined },
  current: StaffProduct | null,
): string | undefined {
  const cell = first?.cells[field];
  const name = NAME_OF[field];
  if (cell === undefined) return undefined;
  const isHtml = field === 'description';
  if (current && isWrittenAs(cell, isHtml ? escapeHtml(current[name]) : current[name])) return undefined;
  const text = (isHtml ? description : readCell(cell)).trim();
  const newText = text || (field === 'title' ? '' : DEFAULTS[name]);
  return newText === current?.[name] ? undefined : newText;
}

/** Reads the pictures of all rows by their position, then in the order of the file. */
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
