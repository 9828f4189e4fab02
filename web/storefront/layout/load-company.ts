import { getShopSettings } from '#contract/checkout.ts';
import { type LoadArgs, loaded } from '../../data.ts';

/** Who sells, for every page of the storefront; null when it cannot be told: no page fails for want of it. */
export async function loadCompany({ api }: LoadArgs) {
  const settings = await loaded(api(getShopSettings, {}).then(({ body }) => body));
  return { company: settings.ok ? settings.data.company : null };
}
