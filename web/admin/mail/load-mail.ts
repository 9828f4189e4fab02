import { data } from 'react-router';
import type { CallOutput } from '#contract/call.ts';
import { getMail, listMails, type WireMail } from '#contract/mails.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { type ListPage, loadedPage } from '../layout/list-page.ts';
import { filterOf, PAGE_SIZE, readMailQuery } from './mail-query.ts';

/** A mail as it is sent, as text and as HTML. */
export type WholeMail = CallOutput<typeof getMail>;

export type LoadedMail = {
  list: Loaded<ListPage<WireMail>>;
  mail: Loaded<WholeMail> | null;
};

/** A page of mails, and the one that is open. */
export async function loadMail({ api, url }: LoadArgs) {
  const query = readMailQuery(url.searchParams);
  const [list, mail] = await Promise.all([
    loadedPage(api(listMails, { query: { ...filterOf(query), page: query.page, limit: PAGE_SIZE } })),
    query.mail ? loaded(api(getMail, { params: { id: query.mail } }).then(({ body }) => body)) : null,
  ]);
  return data<LoadedMail>({ list, mail }, { status: list.ok ? 200 : pageStatusOf(list.status) });
}
