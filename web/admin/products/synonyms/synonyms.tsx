import { data } from 'react-router';
import { listEmptySearches } from '#contract/calls/empty-searches.ts';
import { getSynonyms } from '#contract/calls/synonyms.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { adminMeta } from '../../screen/admin-meta.ts';
import { FailedToFetch } from '../../screen/failed-to-fetch.tsx';
import { PageHeader } from '../../screen/page-header.tsx';
import { SettingsTabs } from '../../screen/settings-tabs.tsx';
import type { Route } from './+types/synonyms';
import { SynonymsView } from './synonyms-view.tsx';

async function load({ api }: LoadArgs) {
  const [synonyms, searches] = await Promise.all([
    loaded(api(getSynonyms, {}).then(({ body }) => body)),
    loaded(api(listEmptySearches, {}).then(({ body }) => body)),
  ]);
  return data({ synonyms, searches }, { status: synonyms.ok ? 200 : toPageStatus(synonyms.status) });
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Search');

export default function Synonyms({ loaderData: { synonyms, searches } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="settings" />
      <SettingsTabs />
      {synonyms.ok ? (
        <SynonymsView synonyms={synonyms.data} searches={searches} />
      ) : (
        <FailedToFetch what="synonyms" message={synonyms.message} retryHref="/admin/settings/search" />
      )}
    </>
  );
}
