import type { VariantEdit } from '#contract/forms/variants.ts';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { editClashes } from '#domain/products/variants/edit-clashes.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import { findLastActor } from '../../audit/audit-queries.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type Refusal, refuse } from '../../http/answer.ts';
import type { Staff } from '../../http/staff.ts';
import { sumStock } from '../../stock/movement-queries.ts';
import { PRODUCT_NOT_FOUND } from '../product-refusals.ts';
import { lockProduct, type StaffProduct } from '../staff-product-queries.ts';
import { applyEdit, auditedVariant, nameVariant } from './edit-variant.ts';
import { presentStaffVariant } from './present-variant.ts';
import { summarizePrices } from './summarize-prices.ts';
import { lockVariant, updateVariantRows, type VariantOfProduct } from './variant-queries.ts';

type Product = VariantOfProduct['product'];
type By = { staff: Staff; now: Date };

export const VARIANT_NOT_FOUND = refuse('not_found', 'Variant not found');

/** Changes part of one variant, and touches no other (model V3). */
export async function changeVariant(
  db: Database,
  id: string,
  edit: VariantEdit,
  by: By,
): Promise<({ ok: true } & VariantOfProduct) | Refusal> {
  return await savingSkus(async () =>
    inTransaction(db, async (tx) => {
      const locked = await lockVariant(tx, id);
      if (!locked) return VARIANT_NOT_FOUND;
      const { product, variant } = locked;
      const clashing = await refuseClashes(tx, product, [{ current: variant, edit, path: '' }]);
      if (clashing) return clashing;
      const edited = applyEdit(product, variant, edit, '');
      if ('refusal' in edited) return edited;
      await save(tx, product, [{ before: variant, after: edited }], by);
      return { ok: true, product, variant: edited };
    }),
  );
}

/** Changes parts of several variants of a product, all or none. */
export async function changeVariants(
  db: Database,
  productId: string,
  edits: readonly IdentifiedEdit[],
  by: By,
): Promise<ChangedVariants> {
  return await savingSkus(async () =>
    inTransaction(db, async (tx) => changeVariantsIn(tx, await lockProduct(tx, productId), edits, by)),
  );
}

type IdentifiedEdit = VariantEdit & { id: string };
/** `variants` are those of the edits. */
type ChangedVariants = { ok: true; product: StaffProduct; variants: Variant[] } | Refusal;

/** Changes variants of a locked product within a transaction, which the caller undoes after a refusal. */
export async function changeVariantsIn(
  tx: Transaction,
  product: StaffProduct | null,
  edits: readonly IdentifiedEdit[],
  by: By,
): Promise<ChangedVariants> {
  if (!product || product.deletedAt) return PRODUCT_NOT_FOUND;
  const variantById = new Map(product.variants.map((variant) => [variant.id, variant]));
  const requestedEdits = [];
  for (const [place, { id, ...edit }] of edits.entries()) {
    const current = variantById.get(id);
    if (!current) return VARIANT_NOT_FOUND;
    requestedEdits.push({ current, edit, path: `variants.${place}.` });
  }
  const clashing = await refuseClashes(tx, product, requestedEdits);
  if (clashing) return clashing;
  const changes = [];
  for (const { current: before, edit, path } of requestedEdits) {
    const after = applyEdit(product, before, edit, path);
    if ('refusal' in after) return after;
    changes.push({ before, after });
  }
  await save(tx, product, changes, by);
  const afterById = new Map(changes.map(({ after }) => [after.id, after]));
  const variants = product.variants.map((variant) => afterById.get(variant.id) ?? variant);
  return { ok: true, product: { ...product, variants }, variants: changes.map(({ after }) => after) };
}

type RequestedEdit = { current: Variant; edit: VariantEdit; path: string };

/** Refuses if somebody else has changed the same fields since they were seen. Other fields merge. */
async function refuseClashes(
  tx: Transaction,
  product: Product,
  requestedEdits: readonly RequestedEdit[],
): Promise<Refusal | null> {
  const clashing = requestedEdits
    .map((one) => ({ ...one, fields: editClashes(one.current, one.edit, one.edit.seen ?? {}) }))
    .filter(({ fields }) => fields.length > 0);
  if (clashing.length === 0) return null;
  const who = (await findLastActor(tx, 'product.variant', product.id)) ?? 'Someone else';
  const names = clashing.slice(0, 3).map(({ current }) => nameVariant(current));
  const what = [...names, ...(clashing.length > 3 ? [`${clashing.length - 3} more`] : [])].join(', ');
  const paths = clashing.flatMap(({ fields, path }) => fields.map((field) => `${path}${field}`));
  return refuse('conflict', `${who} has changed ${what} meanwhile.`, {
    fields: Object.fromEntries(paths.map((path) => [path, `${who} has changed this meanwhile.`])),
    variants: clashing.map(({ current }) => presentStaffVariant(product, current)),
  });
}

async function save(
  tx: Transaction,
  product: Product,
  changes: readonly { before: Variant; after: Variant }[],
  { staff, now }: By,
): Promise<void> {
  const changed = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  if (changed.length === 0) return;
  await updateVariantRows(
    tx,
    changed.map(({ after }) => after),
  );
  if (changed.some(({ before, after }) => before.isOffered !== after.isOffered))
    await sumStock(tx, product.id);
  if (changed.some(isPriceChange)) await summarizePrices(tx, product.id);
  await invalidate(tx, ['catalogue', `product:${product.id}`]);
  const difference = {
    before: Object.fromEntries(changed.map(({ before }) => [nameVariant(before), auditedVariant(before)])),
    after: Object.fromEntries(
      changed.map(({ before, after }) => [nameVariant(before), auditedVariant(after)]),
    ),
  };
  await writeAudit(tx, { staff, action: 'product.variant', subjectId: product.id, ...difference }, now);
}

/** True if the lowest or highest price may change; only then the other variants are read. */
function isPriceChange({ before, after }: { before: Variant; after: Variant }): boolean {
  return (
    before.price !== after.price ||
    before.discountPrice !== after.discountPrice ||
    before.isOffered !== after.isOffered
  );
}

async function savingSkus<Saved>(save: () => Promise<Saved | Refusal>): Promise<Saved | Refusal> {
  try {
    return await save();
  } catch (error) {
    if (!isDuplicate(error, 'variants_sku')) throw error;
    const message = 'This SKU belongs to another variant or product';
    return refuse('conflict', message, { fields: { sku: message } });
  }
}
