import { type GivenFields, NO_DESCRIPTION } from '#domain/products/product-fields.ts';
import { isWrittenAs } from '../../http/csv-cell.ts';
import { writeDescription } from '../read-description.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import type { ProductRows } from './group-rows.ts';
import type { Findings } from './import-plan.ts';
import { type ImportedDescription, parseRich } from './imported-description.ts';

/** Plans the description of a product; an empty cell gives what a new product has. */
export function planDescription(
  { rows: [first], description }: Pick<ProductRows, 'rows' | 'description'>,
  current: StaffProduct | null,
  findings: Findings,
): Pick<GivenFields, 'description' | 'descriptionRich'> {
  if (!first || !description) return {};
  for (const notice of description.notices) findings.notice(first.number, notice);
  for (const picture of description.pictures) findings.fetch(picture);
  const { rich } = description;
  const text = description.text || NO_DESCRIPTION;
  if (current && isSame({ text, rich }, current, first.cells.description)) return {};
  findings.change(
    first.number,
    'description',
    current && inWords(current.description, current.descriptionRich),
    inWords(text, rich),
  );
  return { description: text, descriptionRich: rich === null ? null : parseRich(rich) };
}

function isSame(
  { text, rich }: Pick<ImportedDescription, 'text' | 'rich'>,
  { description, descriptionRich = null }: StaffProduct,
  cell = '',
): boolean {
  if (!rich && !descriptionRich)
    return text === description || isWrittenAs(cell, writeDescription({ description }));
  return rich === (descriptionRich && JSON.stringify(descriptionRich));
}

/** Two descriptions may differ in nothing but their formatting. */
function inWords(text: string, rich: unknown): string {
  return rich ? `${text} (formatted)` : text;
}
