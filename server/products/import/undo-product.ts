import type { Transaction } from '#db/connection.ts';
import { movePictureTexts } from '#domain/products/picture-texts.ts';
import type { ProductState } from '#domain/products/product-state.ts';
import { mapRichPictures } from '#domain/rich-text/rich-text.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import type { Refusal } from '../../http/answer.ts';
import type { Seed } from '../../http/idempotency.ts';
import type { Staff } from '../../http/staff.ts';
import { changeProductIn } from '../change-product.ts';
import { setDeletedIn } from '../delete-product.ts';
import { selectStoredOfProduct } from '../pictures/picture-fetch-queries.ts';
import { lockProduct, type StaffProduct } from '../staff-product-queries.ts';
import { changeVariantsIn } from '../variants/change-variants.ts';
import { setVariantCountsIn } from '../variants/correct-variant-stock.ts';
import { generateVariantsIn } from '../variants/generate-variants.ts';
import { planUndo, type UndoPlan } from './plan-undo.ts';
import { digestState } from './product-state.ts';
import type { RecordedChange } from './recorded-import-queries.ts';

type By = { staff: Staff; now: Date; seed: Seed };

/** Undoes the transaction: something refuses to become what it was. */
export class UndoRefused extends Error {}

/**
 * Undoes what an import changed of a product, within a transaction of its own; throws `UndoRefused`. Returns
 * what it leaves as it is, since it was changed after the import; null for nothing.
 */
export async function undoProduct(tx: Transaction, change: RecordedChange, by: By): Promise<string | null> {
  const { productId: id } = change;
  const current = await lockProduct(tx, id);
  if (!current || current.deletedAt) return change.before ? 'The product is deleted' : null;
  const stored = await selectStoredOfProduct(tx, id);
  const after = withPictures(change.after, stored);
  if (!change.before) {
    if (digestState(after) !== digestState(current))
      return 'The product was changed or sold after the import, and stays';
    orThrow(await setDeletedIn(tx, id, true, by));
    return null;
  }
  const plan = planUndo({ before: withPictures(change.before, stored), after }, current);
  await carryOut(tx, current, plan, change, by);
  return plan.kept.length > 0 ? `Changed after the import, and stays: ${plan.kept.join(', ')}` : null;
}

async function carryOut(
  tx: Transaction,
  current: StaffProduct,
  { options, fields, variants, stock }: UndoPlan,
  { importId }: RecordedChange,
  by: By,
): Promise<void> {
  const { id } = current;
  for (const step of options ?? []) orThrow(await generateVariantsIn(tx, id, { options: step }, by));
  let product = options ? await lockProduct(tx, id) : current;
  if (Object.keys(fields).length > 0)
    ({ product } = orThrow(await changeProductIn(tx, product, { fields }, by)));
  if (variants.length > 0) ({ product } = orThrow(await changeVariantsIn(tx, product, variants, by)));
  const reason = 'An import was undone';
  const cause: StockCause = { kind: 'import', id: importId, reason, staff: by.staff.name, at: by.now };
  if (product) orThrow(await setVariantCountsIn(tx, product, stock, { ...by, cause }));
}

/** The pictures of an import are other ones once they are fetched. */
function withPictures(state: ProductState, stored: ReadonlyMap<string, string>): ProductState {
  const fetched = (url: string) => stored.get(url) ?? url;
  const { image, gallery, pictureTexts, descriptionRich } = state.fields;
  return {
    ...state,
    fields: {
      ...state.fields,
      ...(image && { image: fetched(image) }),
      ...(pictureTexts && { pictureTexts: movePictureTexts(pictureTexts, (url) => stored.get(url)) }),
      ...(descriptionRich && { descriptionRich: mapRichPictures(descriptionRich, fetched) }),
      ...(gallery && { gallery: [...new Set(gallery.map(fetched))] }),
    },
    variants: state.variants.map((variant) => ({
      ...variant,
      image: variant.image && fetched(variant.image),
    })),
  };
}

function orThrow<Done extends { ok: true }>(result: Done | Refusal): Done {
  if (result.ok) return result;
  throw new UndoRefused(result.refusal.message);
}
