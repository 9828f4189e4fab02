import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { loadPlaces } from '../screen/load-places.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SettingsTabs } from '../screen/settings-tabs.tsx';
import type { Route } from './+types/tax-settings';
import { TaxView } from './tax-view.tsx';

export const loader = onServer(loadPlaces);
export const clientLoader = inBrowser(loadPlaces);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Taxes');

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
