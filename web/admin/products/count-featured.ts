import { listStaffProducts } from '#contract/calls/staff-products.ts';
import type { LoadArgs } from '#web/data.ts';
import { loadedPage } from '../lists/list-page.ts';

/** How many products are featured; null where that could not be told: nothing waits for it. */
export async function countFeatured(api: LoadArgs['api']): Promise<number | null> {
  const page = await loadedPage(api(listStaffProducts, { query: { featured: 'true', limit: 1 } }));
  return page.ok ? page.data.total : null;
}
