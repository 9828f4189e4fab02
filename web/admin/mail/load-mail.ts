import { data } from 'react-router';
import { getMail, getMailDelivery, listMails, type WireMail } from '#contract/calls/mail.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { type ListPage, loadedPage } from '../lists/list-page.ts';
import { filterOf, readMailQuery } from './mail-query.ts';

/** A mail as it is sent, as text and as HTML. */
export type WholeMail = CallOutput<typeof getMail>;

export type LoadedMail = {
  list: Loaded<ListPage<WireMail>>;
  mail: Loaded<WholeMail> | null;
  /** False: no mail server is set, and mail waits. */
  hasMailServer: boolean;
};

/** A page of mails, and the one that is open. */
export async function loadMail({ api, url }: LoadArgs) {
  const query = readMailQuery(url.searchParams);
  const [list, mail, delivery] = await Promise.all([
    loadedPage(api(listMails, { query: { ...filterOf(query), page: query.page, limit: query.size } })),
    query.mail ? loaded(api(getMail, { params: { id: query.mail } }).then(({ body }) => body)) : null,
    loaded(api(getMailDelivery, {}).then(({ body }) => body)),
  ]);
  // Where it is not known, the list says that it failed.
  const hasMailServer = !delivery.ok || delivery.data.hasMailServer;
  return data<LoadedMail>(
    { list, mail, hasMailServer },
    { status: list.ok ? 200 : pageStatusOf(list.status) },
  );
}
