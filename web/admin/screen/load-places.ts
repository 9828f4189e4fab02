import { getSettings } from '#contract/calls/settings.ts';
import { getShippingZones } from '#contract/calls/shipping.ts';
import { getTaxRates } from '#contract/calls/tax.ts';
import type { LoadArgs } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';

/** Shipping zones and tax rates, each of which names places of the other, with the settings. */
export async function loadPlaces({ api }: LoadArgs) {
  return await loadPage(
    Promise.all([api(getShippingZones, {}), api(getTaxRates, {}), api(getSettings, {})]).then(
      ([zones, taxes, settings]) => ({ zones: zones.body, taxes: taxes.body, settings: settings.body }),
    ),
  );
}
