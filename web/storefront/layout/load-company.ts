import { getShopSettings } from '#contract/calls/checkout.ts';
import { type LoadArgs, loaded } from '../../data.ts';

/** Company and time zone for all pages; null if they cannot be loaded, so that no page fails. */
export async function loadCompany({ api }: LoadArgs) {
  const settings = await loaded(api(getShopSettings, {}).then(({ body }) => body));
  const { company = null, timeZone = null } = settings.ok ? settings.data : {};
  return { company, timeZone };
}
