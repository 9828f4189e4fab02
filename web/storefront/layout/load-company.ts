import { getShopSettings } from '#contract/calls/checkout.ts';
import { type LoadArgs, loaded } from '../../data.ts';

/**
 * Who sells and by which clocks, for every page of the storefront; null when it cannot be told: no page fails
 * for want of it.
 */
export async function loadCompany({ api }: LoadArgs) {
  const settings = await loaded(api(getShopSettings, {}).then(({ body }) => body));
  const { company = null, timeZone = null } = settings.ok ? settings.data : {};
  return { company, timeZone };
}
