import { listStaffProducts } from '#contract/calls/staff-products.ts';
import { type LoadArgs, loaded } from '#web/data.ts';

/** How many products are featured; null where that could not be told: nothing waits for it. */
export async function countFeatured(api: LoadArgs['api']): Promise<number | null> {
  const found = await loaded(api(listStaffProducts, { query: { featured: 'true', limit: 1 } }));
  return found.ok ? (found.data.total ?? found.data.body.length) : null;
}
