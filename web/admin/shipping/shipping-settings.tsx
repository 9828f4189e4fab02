import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { loadPlaces } from '../screen/load-places.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SettingsTabs } from '../screen/settings-tabs.tsx';
import type { Route } from './+types/shipping-settings';
import { ShippingView } from './shipping-view.tsx';

export const loader = onServer(loadPlaces);
export const clientLoader = inBrowser(loadPlaces);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Shipping');

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
