import { data } from 'react-router';
import type * as z from 'zod/mini';
import type { Api } from '#contract/client.ts';
import type { Call } from '#contract/define-call.ts';
import type { List } from '#domain/lists/list.ts';
import { callFilter, type ListQuery, readListQuery } from '#domain/lists/list-url.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { toListStatus } from '#web/shared/to-page-status.ts';

/** A page of a list, and the number of rows on all pages. */
export type ListPage<Row> = { rows: readonly Row[]; total: number };

/** A call that returns a page of a list. */
export type ListCall<Row> = Call<undefined, z.ZodMiniObject, undefined, z.ZodMiniType<Row[]>>;

/** The load of a screen with a list: the page in the address, and the data of `loadMore`. */
export function loadList<L extends List, Row, More extends object = object>(
  list: L,
  call: ListCall<Row>,
  loadMore: (api: Api, query: ListQuery<L>) => Promise<More> = async () => ({}) as More,
) {
  return async ({ api, url }: LoadArgs) => {
    const query = readListQuery(list, url.searchParams);
    const [page, more] = await Promise.all([loaded(loadPage(api, call, list, query)), loadMore(api, query)]);
    const loadedData: { list: Loaded<ListPage<Row>> } & More = { list: page, ...more };
    return data(loadedData, { status: page.ok ? 200 : toListStatus(page.status) });
  };
}

/** Loads a page of a list; `place` overrides the query. */
export async function loadPage<L extends List, Row>(
  api: Api,
  call: ListCall<Row>,
  list: L,
  query: ListQuery<L>,
  place: { page?: number; size?: number; sort?: string } = {},
): Promise<ListPage<Row>> {
  const { sort, page, size } = { ...query, ...place };
  const request = { ...callFilter(list, query), ...(list.sorts.length > 1 && { sort }), page, limit: size };
  const { body, total } = await api(call, { query: request });
  return { rows: body, total: total ?? body.length };
}
