import { data } from 'react-router';
import { listAudit, listAuditActors } from '#contract/calls/audit.ts';
import { type LoadArgs, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { loadedPage } from '../lists/list-page.ts';
import { filterOf, readAuditQuery } from './audit-query.ts';

/** A page of the log, and who can be chosen; without the latter it can still be read. */
export async function loadAudit({ api, url }: LoadArgs) {
  const query = readAuditQuery(url.searchParams);
  const [list, actors] = await Promise.all([
    loadedPage(api(listAudit, { query: { ...filterOf(query), page: query.page, limit: query.size } })),
    loaded(api(listAuditActors, {}).then(({ body }) => body)),
  ]);
  return data(
    { list, actors: actors.ok ? actors.data : [] },
    { status: list.ok ? 200 : pageStatusOf(list.status) },
  );
}
