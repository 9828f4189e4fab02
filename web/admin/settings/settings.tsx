import { data } from 'react-router';
import { getSettings } from '#contract/calls/settings.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SettingsTabs } from '../screen/settings-tabs.tsx';
import type { Route } from './+types/settings';
import { SettingsView } from './settings-view.tsx';

async function load({ api }: LoadArgs) {
  const settings = await loaded(api(getSettings, {}).then(({ body }) => body));
  return data(settings, { status: settings.ok ? 200 : toPageStatus(settings.status) });
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Settings');

export default function Settings({ loaderData: settings }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="settings" />
      <SettingsTabs />
      {settings.ok ? (
        <SettingsView saved={settings.data} />
      ) : (
        <Card padded={false}>
          <ErrorState
            title="Failed to fetch settings"
            text={settings.message}
            retryLabel="Retry"
            retryHref="/admin/settings"
          />
        </Card>
      )}
    </>
  );
}
