import { inBrowser, onServer } from '#web/data.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import type { Route } from './+types/settings';
import { loadSettings } from './load-settings.ts';
import { SettingsView } from './settings-view.tsx';

export const loader = onServer(loadSettings);
export const clientLoader = inBrowser(loadSettings);

export const meta = () => adminMeta('Settings');

export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader {...SCREEN_HEADS.settings} />
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
