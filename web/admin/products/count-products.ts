import { listStaffProducts } from '#contract/calls/staff-products.ts';
import type { CallInput } from '#contract/define-call.ts';
import { type LoadArgs, loaded } from '#web/data.ts';

type Api = LoadArgs['api'];

/** The number of products that a filter finds; null if it could not be loaded. */
export async function countProducts(
  api: Api,
  filter: CallInput<typeof listStaffProducts>['query'],
): Promise<number | null> {
  const result = await loaded(api(listStaffProducts, { query: { ...filter, limit: 1 } }));
  return result.ok ? (result.data.total ?? result.data.body.length) : null;
}

/** The number of featured products; null if it could not be loaded. */
export function countFeatured(api: Api): Promise<number | null> {
  return countProducts(api, { featured: 'true' });
}
