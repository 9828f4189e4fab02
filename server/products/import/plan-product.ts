import { NewProduct, ProductEdit } from '#contract/forms/products.ts';
import { OptionsForm, VariantEdit } from '#contract/forms/variants.ts';
import type { GivenFields } from '#domain/products/product-fields.ts';
import { variantPrices } from '#domain/products/variants/variant-prices.ts';
import { readFields } from '../product-body.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import type { ProductRows } from './group-rows.ts';
import { Findings, type GivenBody, type Planned, type VariantPlan } from './import-plan.ts';
import { planDescription } from './plan-description.ts';
import { COLUMN_BY_FIELD, planFields } from './plan-fields.ts';
import { planOptions, type VariantRow } from './plan-options.ts';
import { isSamePrices, notePrices, type Prices, planPrice } from './plan-price.ts';
import { COLUMN_BY_VARIANT_FIELD, planStock, planVariant } from './plan-variant.ts';
import type { Skus } from './skus.ts';

/**
 * Plans the changes of a product by its rows, or refuses them; the preview and the import use the same plan.
 * `current` is null for a product that the import adds. An absent column keeps what there is, an
 * empty cell clears it.
 */
export function planProduct(product: ProductRows, current: StaffProduct | null, skus: Skus): Planned {
  const { handle, written, rows, problems } = product;
  const findings = new Findings();
  for (const { row, field, reason } of problems) findings.refuse(row, field, reason);
  const [first] = rows;
  if (!first) throw new Error('A product of a file has a row');
  if (!current && written) findings.notice(first.number, 'otherHandle');
  if (current?.deletedAt)
    findings.refuse(first.number, 'handle', `${current.name} is deleted: restore it before`);
  const body = planFields(product, current, findings);
  const description = planDescription(product, current, findings);
  if (!current && !body.name) findings.refuse(first.number, 'title', 'Title is required for a new product');
  const options = planOptions(rows, current, findings);
  const base = basePrices(options.rows, current, findings);
  // Unique, unlike the usual default, which has only the time.
  if (!current) Object.assign(body, base, { sku: skus.ofNewProduct(handle) });
  const isVaried = (options.options ?? current?.variantOptions ?? []).length > 0;
  const variants = options.rows.map((one) =>
    planRow(one, { id: handle, current, body, base, isVaried, skus }, findings),
  );
  const parsedOptions = OptionsForm.safeParse(options.options ?? []);
  if (!parsedOptions.success)
    findings.refuse(first.number, 'option1Value', parsedOptions.error.issues[0]?.message ?? 'Not allowed');
  if (options.options && current)
    findings.change(
      first.number,
      'option1Value',
      valuesText(current.variantOptions),
      valuesText(options.options),
    );
  const text = description.description === undefined ? {} : { description: description.description };
  const fields = { ...parseFields({ ...body, ...text }, current, first.number, findings), ...description };
  const name = String(current?.name ?? body.name ?? handle);
  if (findings.problems.length > 0) return { ok: false, name, problems: findings.problems };
  const plan = { id: handle, name, isNew: !current, row: first.number, fields, variants };
  return {
    ok: true,
    plan: {
      ...plan,
      options: options.options,
      changes: findings.changes,
      notices: findings.notices,
      pictures: findings.pictures,
    },
  };
}

type Context = {
  id: string;
  current: StaffProduct | null;
  body: GivenBody;
  base: Prices | null;
  isVaried: boolean;
  skus: Skus;
};

/** Returns the prices of a product: those it has; of a new one, those of its first variant. */
function basePrices(
  rows: readonly VariantRow[],
  current: StaffProduct | null,
  findings: Findings,
): Prices | null {
  if (current) return { price: current.price, discountPrice: current.discountPrice };
  const [first] = rows;
  if (!first) return null;
  const { cells, number } = first.row;
  if (cells.price === undefined) findings.refuse(number, 'price', 'Price is required for a new product');
  return planPrice(first.row, null, findings, { isClearable: false }) ?? null;
}

/** Fields of a product without options are the product's own, as far as its variant has none of them. */
function planRow(
  { row, combination, variant }: VariantRow,
  { id: productId, current, body, base, isVaried, skus }: Context,
  findings: Findings,
): VariantPlan {
  const weightGrams = variant?.weightGrams ?? current?.weightGrams ?? null;
  const now = variant && { ...variant, weightGrams };
  const holder = { productId, variantId: variant?.id ?? null, combination };
  const edit = planVariant(row, now, { skus, holder }, findings);
  const { inventoryPolicy = current?.inventoryPolicy } = body;
  const stock = planStock(row, now, inventoryPolicy === 'continue', findings);
  const prices = pricesNow({ variant, current, base });
  const plannedPrices = planPrice(row, prices, findings, { isClearable: isVaried && current !== null });
  if (
    plannedPrices !== undefined &&
    !isSamePrices(plannedPrices, prices) &&
    !(plannedPrices === null && !hasOwn(variant))
  ) {
    notePrices(row.number, prices, plannedPrices, findings);
    Object.assign(edit, plannedPrices ?? { price: null, discountPrice: null });
  }
  if (!isVaried) {
    const { sku, price, discountPrice, weightGrams } = edit;
    if (sku !== undefined && (!current || current.sku === variant?.sku)) move(edit, body, 'sku', sku);
    if (price !== undefined && !hasOwn(variant)) {
      move(edit, body, 'price', price);
      move(edit, body, 'discountPrice', discountPrice);
    }
    if (weightGrams !== undefined && variant?.weightGrams == null)
      move(edit, body, 'weightGrams', weightGrams);
  }
  const parsed = VariantEdit.safeParse(edit);
  for (const { path, message } of parsed.success ? [] : parsed.error.issues)
    findings.refuse(row.number, COLUMN_BY_VARIANT_FIELD[String(path[0])] ?? null, message);
  const id = variant?.id ?? null;
  return { row: row.number, combination, id, edit: parsed.data ?? {}, stock };
}

/** A variant that is added has the prices of its product. */
function pricesNow({
  variant,
  current,
  base,
}: Pick<Context, 'current' | 'base'> & Pick<VariantRow, 'variant'>) {
  return current && variant ? variantPrices(current, variant) : base;
}

function hasOwn(variant: VariantRow['variant']): boolean {
  return variant !== null && (variant.price !== null || variant.discountPrice !== null);
}

function move(
  edit: VariantEdit,
  body: GivenBody,
  field: keyof GivenBody & keyof VariantEdit,
  value: unknown,
) {
  delete edit[field];
  body[field] = value;
}

/** Checks the fields by the schemas of the calls that set them. */
function parseFields(
  body: GivenBody,
  current: StaffProduct | null,
  row: number,
  findings: Findings,
): GivenFields {
  // A missing price of a new product is reported already.
  const parsed = current
    ? ProductEdit.safeParse(body)
    : NewProduct.safeParse({ ...body, price: body.price ?? 0 });
  if (parsed.success) return readFields(parsed.data);
  for (const { path, message } of parsed.error.issues)
    findings.refuse(row, COLUMN_BY_FIELD[String(path[0])] ?? null, message);
  return {};
}

/** 'Color: Red, Blue; Size: S' */
function valuesText(options: StaffProduct['variantOptions']): string | null {
  return options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; ') || null;
}
