import { getSettings } from '#contract/calls/settings.ts';
import { getShippingZones } from '#contract/calls/shipping.ts';
import { getTaxRates } from '#contract/calls/tax.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { SettingsTabs } from '../screen/settings-tabs.tsx';
import type { Route } from './+types/tax-settings';
import { TaxView } from './tax-view.tsx';

async function load({ api }: LoadArgs) {
  return await loadPage(
    Promise.all([api(getTaxRates, {}), api(getShippingZones, {}), api(getSettings, {})]).then(
      ([taxes, zones, settings]) => ({ taxes: taxes.body, zones: zones.body, settings: settings.body }),
    ),
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Taxes');

export default function TaxSettings({ loaderData: taxes }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="settings" />
      <SettingsTabs />
      {taxes.ok ? (
        <TaxView {...taxes.data} />
      ) : (
        <FailedToFetch what="taxes" message={taxes.message} retryHref="/admin/settings/taxes" />
      )}
    </>
  );
}
