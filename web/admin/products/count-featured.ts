import { listStaffProducts } from '#contract/calls/staff-products.ts';
import { type LoadArgs, loaded } from '#web/data.ts';

/** The number of featured products; null if it could not be loaded. */
export async function countFeatured(api: LoadArgs['api']): Promise<number | null> {
  const found = await loaded(api(listStaffProducts, { query: { featured: 'true', limit: 1 } }));
  return found.ok ? (found.data.total ?? found.data.body.length) : null;
}
