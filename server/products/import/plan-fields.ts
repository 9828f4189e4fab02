import { LIMITS } from '#domain/limits.ts';
import { newProduct } from '#domain/products/product-fields.ts';
import { cutAt } from '../../csv/cut-at.ts';
import { isWrittenAs, readCell } from '../../http/csv-cell.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import type { ImportRow, ProductRows } from './group-rows.ts';
import type { Field } from './import-columns.ts';
import type { Findings, GivenBody } from './import-plan.ts';
import { planMore } from './plan-more.ts';
import { planPictures } from './plan-pictures.ts';
import { planSale } from './plan-sale.ts';

/** The values of empty cells for required fields. */
const DEFAULTS = newProduct({ price: 0 }, new Date(0));

/** Plans the fields of a product by the cells of its first row, and its pictures by those of all rows. */
export function planFields(
  { rows }: Pick<ProductRows, 'rows'>,
  current: StaffProduct | null,
  findings: Findings,
): GivenBody {
  refuseContradictions(rows, findings);
  const body: GivenBody = {};
  for (const field of ['title', 'brand', 'category'] as const) {
    const newText = readText(rows, field, current, findings);
    if (newText === undefined) continue;
    const name = NAME_OF[field];
    body[name] = newText;
    findings.change(rowNumber(rows), field, current?.[name] ?? null, newText);
  }
  const category = typeof body.category === 'string' ? body.category : undefined;
  Object.assign(body, planMore(rows, { current, category }, findings));
  Object.assign(body, planSale(rows, current, findings));
  Object.assign(body, planPictures(rows, current, findings));
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
  inventoryPolicy: 'policy',
  requiresShipping: 'requiresShipping',
  taxCategory: 'taxable',
  image: 'image',
  gallery: 'image',
  pictureTexts: 'imageText',
  sku: 'sku',
  price: 'price',
  discountPrice: 'compareAt',
  weightGrams: 'grams',
  categories: 'categories',
  tags: 'tags',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  cost: 'cost',
};

const NAME_OF = {
  title: 'name',
  brand: 'brand',
  category: 'category',
} as const satisfies Partial<Record<Field, keyof StaffProduct>>;

/**
 * Shopify repeats what is about the product in each row, or leaves it empty in all but the first, which
 * counts. Rows of different titles are different products.
 */
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
    'categories',
    'tags',
    'seoTitle',
    'seoDescription',
    'cost',
  ] as const)
    for (const { number, cells } of others)
      if (cells[field] && cells[field] !== first?.cells[field]) {
        if (field !== 'title') findings.notice(number, 'contradiction');
        else findings.refuse(number, field, `Row ${first?.number} of the same product says something else`);
      }
}

/** Undefined: nothing changes. An empty cell gives what a new product has. */
function readText(
  [first]: readonly ImportRow[],
  field: keyof typeof NAME_OF,
  current: StaffProduct | null,
  findings: Findings,
): string | undefined {
  const cell = field === 'category' ? readCategory(first) : first?.cells[field];
  const name = NAME_OF[field];
  if (!first || cell === undefined) return undefined;
  if (current && isWrittenAs(cell, current[name])) return undefined;
  const whole = readCell(cell).trim();
  const text = cutAt(whole, LIMITS.line);
  if (text !== whole) findings.notice(first.number, 'cutText');
  const newText = text || (field === 'title' ? '' : DEFAULTS[name]);
  return newText === current?.[name] ? undefined : newText;
}

/** The cell of Type; without one, the last part of the Product Category, 'Apparel > Clothing'. */
function readCategory(row: ImportRow | undefined): string | undefined {
  const { category, taxonomy } = row?.cells ?? {};
  if (category || !taxonomy) return category;
  return taxonomy.slice(taxonomy.lastIndexOf('>') + 1).trim();
}

function rowNumber([first]: readonly ImportRow[]): number {
  return first?.number ?? 0;
}
