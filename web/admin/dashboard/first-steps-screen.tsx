import { getFirstSteps } from '#contract/calls/dashboard.ts';
import { inBrowser, type LoadArgs, loadedBody, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { SettingsTabs } from '../screen/settings-tabs.tsx';
import type { Route } from './+types/first-steps-screen';
import { FirstSteps } from './first-steps.tsx';

async function load({ api }: LoadArgs) {
  return await loadedBody(api(getFirstSteps, {}));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'First steps');

/** The first steps of a seller, also once there are orders. */
export default function FirstStepsScreen({ loaderData: steps }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="settings" />
      <SettingsTabs />
      {steps.ok ? (
        <FirstSteps steps={steps.data} />
      ) : (
        <FailedToFetch
          what="the first steps"
          message={steps.message}
          retryHref="/admin/settings/first-steps"
        />
      )}
    </>
  );
}
