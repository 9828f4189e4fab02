import { combinationKey, optionProblems } from '#domain/products/variants/combinations.ts';
import { fold } from '#domain/products/variants/fold.ts';
import { planVariants } from '#domain/products/variants/plan-variants.ts';
import type { Variant, VariantOption, VariantOptions } from '#domain/products/variants/variant.ts';
import { isWrittenAs, readCell } from '../../http/csv-cell.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import type { ImportRow } from './group-rows.ts';
import { VARIANT_FIELDS } from './import-columns.ts';
import type { Findings } from './import-plan.ts';

/** A row and its variant; null: the import adds it. */
export type VariantRow = { row: ImportRow; combination: string; variant: Variant | null };

/** `options` are null if those of the product stay. */
export type PlannedOptions = { options: VariantOption[] | null; rows: VariantRow[] };

const PLACES = [1, 2, 3] as const;

/**
 * Finds the variant of each row: by its id, by its options or by its SKU; a product without options has one.
 * Options and values that the product lacks are added to it; none is removed.
 */
export function planOptions(
  rows: readonly ImportRow[],
  current: StaffProduct | null,
  findings: Findings,
): PlannedOptions {
  const names = optionNames(rows, findings);
  const variantRows = rows.filter((row, place) => place === 0 || !isAboutPicture(row));
  const planned =
    names.length > 0
      ? rowsByOptions(variantRows, names, current, findings)
      : { options: null, rows: rowsWithoutOptions(variantRows, current, findings) };
  return { ...planned, rows: withoutRepeated(planned.rows, findings) };
}

/** A variant has one row; the same row once more changes nothing. */
function withoutRepeated(rows: readonly VariantRow[], findings: Findings): VariantRow[] {
  const seen = new Map<string, ImportRow>();
  return rows.filter(({ row, combination }) => {
    const earlier = seen.get(combination);
    if (!earlier) seen.set(combination, row);
    else if (isSameRow(earlier, row)) findings.notice(row.number, 'repeated');
    else findings.refuse(row.number, 'option1Value', `Row ${earlier.number} is the same variant`);
    return !earlier;
  });
}

function isSameRow(one: ImportRow, other: ImportRow): boolean {
  return VARIANT_FIELDS.every((field) => (one.cells[field] ?? '') === (other.cells[field] ?? ''));
}

/** Returns the names of the options in their places; none for Shopify's 'Title' of 'Default Title'. */
function optionNames(rows: readonly ImportRow[], findings: Findings): string[] {
  const names = PLACES.map((place) => rows.map(({ cells }) => cells[`option${place}Name`]).find(Boolean));
  const isDefault = rows.every(({ cells }) => /^(default title)?$/i.test(cells.option1Value ?? ''));
  if (isDefault && !names[1]) return [];
  const count = names.findLastIndex(Boolean) + 1;
  for (const place of PLACES.slice(0, count)) {
    const field = `option${place}Name` as const;
    const name = names[place - 1];
    const [first] = rows;
    if (!name && first) findings.refuse(first.number, field, 'Option name is required');
    for (const { number, cells } of rows)
      if (cells[field] && !names.some((one) => one && fold(one) === fold(cells[field] ?? '')))
        findings.refuse(number, field, `The option is called ${name} in an earlier row of this product`);
  }
  return names.slice(0, count).map((name) => name ?? '');
}

function isAboutPicture({ cells }: ImportRow): boolean {
  return !!cells.image && isAboutNoVariant(cells);
}

function isAboutNoVariant(cells: ImportRow['cells']): boolean {
  return VARIANT_FIELDS.every((field) => !cells[field]);
}

function rowsByOptions(
  rows: readonly ImportRow[],
  names: readonly string[],
  current: StaffProduct | null,
  findings: Findings,
): PlannedOptions {
  const before = current?.variantOptions ?? [];
  const options = before.map(({ name, values }) => ({ name, values: [...values] }));
  const [first] = rows;
  const missing = before.find(({ name }) => !names.some((written) => isSame(written, name)));
  if (missing && first)
    findings.refuse(first.number, 'option1Name', `The product also has the option ${missing.name}`);
  const named = rows.map((row) => {
    const variant = current?.variants.find(({ id }) => id === row.cells.variantId);
    return { row, options: readValues(row, names, options, variant, findings) };
  });
  const [[path, reason] = []] = Object.entries(optionProblems(options));
  if (first && path !== undefined && reason !== undefined) {
    const hasReason = findings.problems.length > 0;
    if (!hasReason)
      findings.refuse(first.number, path.endsWith('name') ? 'option1Name' : 'option1Value', reason);
    return { options: null, rows: [] };
  }
  const after = planVariants(current?.variants ?? [], before, options);
  const idByCombination = new Map(
    after.ok ? after.plan.kept.map(({ combination, id }) => [combination, id]) : [],
  );
  return {
    options: JSON.stringify(options) === JSON.stringify(before) ? null : options,
    rows: named.map(({ row, options }) => {
      const combination = combinationKey(options);
      const id = idByCombination.get(combination);
      const variant = current?.variants.find((one) => one.id === id) ?? null;
      const { variantId } = row.cells;
      if (current && variantId && variantId !== variant?.id)
        findings.refuse(row.number, 'variantId', otherVariant(current, variantId));
      return { row, combination, variant };
    }),
  };
}

function otherVariant({ variants }: StaffProduct, id: string): string {
  return variants.some((variant) => variant.id === id)
    ? 'The variant with this ID has other options: an import renames no values'
    : 'The product has no variant with this ID';
}

/** Reads the values of a row under the names of the product; `options` gain those that are new. */
function readValues(
  { number, cells }: ImportRow,
  names: readonly string[],
  options: VariantOption[],
  variant: Variant | undefined,
  findings: Findings,
): VariantOptions {
  const values: VariantOptions = {};
  for (const [place, name] of names.entries()) {
    const field = `option${findPlace(cells, name) ?? PLACES[place] ?? 3}Value` as const;
    const cell = cells[field] ?? '';
    if (cell === '') findings.refuse(number, field, `A value of ${name} is required`);
    let option = options.find((known) => isSame(name, known.name));
    if (!option) {
      option = { name: readCell(name), values: [] };
      options.push(option);
    }
    // Values that differ in an apostrophe are exported alike.
    const own = variant?.options[option.name];
    const known =
      own !== undefined && isSame(cell, own) ? own : option.values.find((value) => isSame(cell, value));
    const value = known ?? readCell(cell);
    if (known === undefined && value !== '') option.values.push(value);
    values[option.name] = value;
  }
  return values;
}

/** Finds the place of an option in a row that names it; rows may name options in another order. */
function findPlace(cells: ImportRow['cells'], name: string): (typeof PLACES)[number] | undefined {
  return PLACES.find(
    (place) => cells[`option${place}Name`] && isSame(cells[`option${place}Name`] ?? '', name),
  );
}

function isSame(cell: string, text: string): boolean {
  return isWrittenAs(cell, text) || fold(readCell(cell)) === fold(text);
}

function rowsWithoutOptions(
  rows: readonly ImportRow[],
  current: StaffProduct | null,
  findings: Findings,
): VariantRow[] {
  return rows.flatMap((row, place): VariantRow[] => {
    const { variantId, sku } = row.cells;
    if (!current || current.variantOptions.length === 0) {
      const variant = current?.variants[0] ?? null;
      if (current && variantId && variantId !== variant?.id)
        findings.refuse(row.number, 'variantId', otherVariant(current, variantId));
      if (place === 0) return [{ row, combination: '', variant }];
      findings.refuse(row.number, 'option1Value', 'A further variant needs the names and values of options');
      return [];
    }
    if (isAboutNoVariant(row.cells)) return [];
    const variant = current.variants.find((one) =>
      variantId ? one.id === variantId : sku && isWrittenAs(sku, one.sku),
    );
    if (variant) return [{ row, combination: combinationKey(variant.options), variant }];
    const options = current.variantOptions.map(({ name }) => name).join(', ');
    if (variantId) findings.refuse(row.number, 'variantId', otherVariant(current, variantId));
    else findings.refuse(row.number, 'option1Value', `Say which variant: the product has ${options}`);
    return [];
  });
}
