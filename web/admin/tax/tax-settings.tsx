import { data } from 'react-router';
import { getSettings } from '#contract/calls/settings.ts';
import { getShippingZones } from '#contract/calls/shipping.ts';
import { getTaxRates } from '#contract/calls/tax.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SettingsTabs } from '../screen/settings-tabs.tsx';
import type { Route } from './+types/tax-settings';
import { TaxView } from './tax-view.tsx';

async function load({ api }: LoadArgs) {
  const all = await loaded(
    Promise.all([api(getTaxRates, {}), api(getShippingZones, {}), api(getSettings, {})]).then(
      ([taxes, zones, settings]) => ({ taxes: taxes.body, zones: zones.body, settings: settings.body }),
    ),
  );
  return data(all, { status: all.ok ? 200 : toPageStatus(all.status) });
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
        <Card padded={false}>
          <ErrorState
            title="Failed to fetch taxes"
            text={taxes.message}
            retryLabel="Retry"
            retryHref="/admin/settings/taxes"
          />
        </Card>
      )}
    </>
  );
}
