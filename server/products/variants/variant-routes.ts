import type { Hono } from 'hono';
import * as calls from '#contract/calls/variants.ts';
import { success } from '../../http/answer.ts';
import { bind, type Environment } from '../../http/bind.ts';
import type { ListServices } from '../../lists/bind-list.ts';
import { countMovements, selectMovements } from '../../stock/list-movements-queries.ts';
import { presentMovement } from '../../stock/present-movement.ts';
import { changeVariant, changeVariants, VARIANT_NOT_FOUND } from './change-variants.ts';
import { correctVariantStock } from './correct-variant-stock.ts';
import { generateVariants } from './generate-variants.ts';
import { presentStaffVariant } from './present-variant.ts';
import { findVariant } from './variant-queries.ts';

const MOVEMENTS_PER_PAGE = 50;

/** Options, variants and their stock, for staff. */
export function variantRoutes(app: Hono<Environment>, { db, now }: ListServices): void {
  bind(app, calls.generateVariants, async ({ params: { id }, body }, { staff, seed }) => {
    const generated = await generateVariants(db, id, body, { staff, seed, now: now() });
    if (!generated.ok) return generated;
    const { product, added } = generated;
    return success(added.map((variant) => presentStaffVariant(product, variant)));
  });

  bind(app, calls.updateVariants, async ({ params: { id }, body }, { staff }) => {
    const changed = await changeVariants(db, id, body.variants, { staff, now: now() });
    if (!changed.ok) return changed;
    return success(changed.variants.map((variant) => presentStaffVariant(changed.product, variant)));
  });

  bind(app, calls.updateVariant, async ({ params: { id }, body }, { staff }) => {
    const changed = await changeVariant(db, id, body, { staff, now: now() });
    return changed.ok ? success(presentStaffVariant(changed.product, changed.variant)) : changed;
  });

  bind(app, calls.correctVariantStock, async ({ params: { id }, body }, { staff }) => {
    const { change, kind = 'corrected' as const, seen = null, count = null, reason: typed } = body;
    const by = change === undefined ? { seen, count } : { change, kind };
    const reason = typed ?? undefined;
    const corrected = await correctVariantStock(db, id, { ...by, reason }, { staff, now: now() });
    if (!corrected.ok) return corrected;
    const { stock, meanwhile } = corrected;
    return success({ variantId: id, stock, ...(meanwhile !== 0 && { meanwhile }) });
  });

  bind(app, calls.listVariantStockMovements, async ({ params: { id }, query }) => {
    const variant = await findVariant(db, id);
    if (!variant) return VARIANT_NOT_FOUND;
    const page = { page: query.page ?? 1, limit: query.limit ?? MOVEMENTS_PER_PAGE };
    const of = { productId: variant.productId, variantId: id };
    const [movements, total] = await Promise.all([selectMovements(db, of, page), countMovements(db, of)]);
    return success(movements.map(presentMovement), { page: { ...page, total } });
  });
}
