import { getSettings } from '#contract/calls/settings.ts';
import { getShippingZones } from '#contract/calls/shipping.ts';
import { getTaxRates } from '#contract/calls/tax.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { SettingsTabs } from '../screen/settings-tabs.tsx';
import type { Route } from './+types/shipping-settings';
import { ShippingView } from './shipping-view.tsx';

async function load({ api }: LoadArgs) {
  return await loadPage(
    Promise.all([api(getShippingZones, {}), api(getTaxRates, {}), api(getSettings, {})]).then(
      ([zones, taxes, settings]) => ({ zones: zones.body, taxes: taxes.body, settings: settings.body }),
    ),
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Shipping');

export default function ShippingSettings({ loaderData: shipping }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="settings" />
      <SettingsTabs />
      {shipping.ok ? (
        <ShippingView {...shipping.data} />
      ) : (
        <FailedToFetch what="shipping" message={shipping.message} retryHref="/admin/settings/shipping" />
      )}
    </>
  );
}
