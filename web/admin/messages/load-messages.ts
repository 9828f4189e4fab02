import { data } from 'react-router';
import { getMessage, listMessages, type WireMessage } from '#contract/calls/messages.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { type ListPage, loadedPage } from '../lists/list-page.ts';
import { filterOf, readMessageQuery } from './message-query.ts';

export type LoadedMessages = {
  list: Loaded<ListPage<WireMessage>>;
  message: Loaded<WireMessage> | null;
};

/** A page of messages, and the one that is open, in whichever folder it is. */
export async function loadMessages({ api, url }: LoadArgs) {
  const query = readMessageQuery(url.searchParams);
  const { page, size, message: id } = query;
  const [list, message] = await Promise.all([
    loadedPage(api(listMessages, { query: { ...filterOf(query), page, limit: size } })),
    id ? loaded(api(getMessage, { params: { id } }).then(({ body }) => body)) : null,
  ]);
  return data<LoadedMessages>({ list, message }, { status: list.ok ? 200 : pageStatusOf(list.status) });
}
