import { data } from 'react-router';
import { getStatus } from '#contract/calls/status.ts';
import { inBrowser, type LoadArgs, loadedBody, onServer } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/status';
import { StaleNotice } from './stale-notice.tsx';
import { StatusSections } from './status-sections.tsx';
import { Troubles } from './troubles.tsx';
import { useFreshStatus } from './use-fresh-status.ts';

async function load({ api }: LoadArgs) {
  return await loadedBody(api(getStatus, {}));
}

const loadOnServer = onServer(load);

export async function loader(args: Route.LoaderArgs) {
  const status = await loadOnServer(args);
  return data(status, { status: status.ok ? 200 : toPageStatus(status.status) });
}

export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Status');

/** What is wrong with the shop and what to do, and how its parts are; looks again by itself. */
export default function StatusScreen({ loaderData: answer }: Route.ComponentProps) {
  const status = useFreshStatus(answer);
  return (
    <>
      <PageHeader screen="status" />
      {status === null ? (
        <FailedToFetch
          what="the status"
          message={answer.ok ? '' : answer.message}
          retryHref="/admin/status"
        />
      ) : (
        <>
          {!answer.ok && <StaleNotice at={status.at} reason={answer.message} />}
          <Troubles troubles={status.troubles} at={status.at} />
          <StatusSections status={status} />
        </>
      )}
    </>
  );
}
