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
import type { Route } from './+types/shipping-settings';
import { ShippingView } from './shipping-view.tsx';

async function load({ api }: LoadArgs) {
  const all = await loaded(
    Promise.all([api(getShippingZones, {}), api(getTaxRates, {}), api(getSettings, {})]).then(
      ([zones, taxes, settings]) => ({ zones: zones.body, taxes: taxes.body, settings: settings.body }),
    ),
  );
  return data(all, { status: all.ok ? 200 : toPageStatus(all.status) });
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
        <Card padded={false}>
          <ErrorState
            title="Failed to fetch shipping"
            text={shipping.message}
            retryLabel="Retry"
            retryHref="/admin/settings/shipping"
          />
        </Card>
      )}
    </>
  );
}
