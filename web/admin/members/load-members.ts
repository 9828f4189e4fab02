import { data } from 'react-router';
import { listMembers } from '#contract/calls/members.ts';
import type { LoadArgs } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { loadedPage } from '../lists/list-page.ts';
import { filterOf, readMemberQuery } from './member-query.ts';

export async function loadMembers({ api, url }: LoadArgs) {
  const query = readMemberQuery(url.searchParams);
  const list = await loadedPage(
    api(listMembers, { query: { ...filterOf(query), page: query.page, limit: query.size } }),
  );
  return data({ list }, { status: list.ok ? 200 : pageStatusOf(list.status) });
}
