import { getSettings } from '#contract/calls/settings.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { SettingsTabs } from '../screen/settings-tabs.tsx';
import type { Route } from './+types/settings';
import { SettingsView } from './settings-view.tsx';

async function load({ api }: LoadArgs) {
  return await loadPage(api(getSettings, {}).then(({ body }) => body));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Settings');

export default function Settings({ loaderData: settings }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="settings" />
      <SettingsTabs />
      {settings.ok ? (
        <SettingsView saved={settings.data} />
      ) : (
        <FailedToFetch what="settings" message={settings.message} retryHref="/admin/settings" />
      )}
    </>
  );
}
