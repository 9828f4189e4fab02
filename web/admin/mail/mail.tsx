import MailIcon from 'lucide-react/icons/mail';
import { exportMails, getMail, getMailDelivery, listMails } from '#contract/calls/mail.ts';
import type { Api } from '#contract/client.ts';
import type { ListQuery } from '#domain/lists/list-address.ts';
import { mailList } from '#domain/mail/mail-list.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFilter } from '../lists/list-filter.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ResetFilters } from '../lists/reset-filters.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import type { Route } from './+types/mail';
import { MailDialog } from './mail-dialog.tsx';
import { MailRow } from './mail-row.tsx';
import { MAIL_KIND_LABELS, MAIL_STATE_BADGES } from './mail-words.ts';

const load = loadList(mailList, listMails, loadOpenMail);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Mail');

export default function Mail({ loaderData: { list: page, mail, hasMailServer } }: Route.ComponentProps) {
  const list = useList(mailList, listMails, page);
  return (
    <>
      <PageHeader {...SCREEN_HEADS.mail} actions={<ExportLink list={list} call={exportMails} />} />
      {!hasMailServer && <NoMailServer />}
      <Toolbar
        filters={
          <>
            <ListFilter
              list={list}
              name="state"
              label="State"
              labelOf={(state) => MAIL_STATE_BADGES[state].label}
            />
            <ListFilter list={list} name="kind" label="Kind" labelOf={(kind) => MAIL_KIND_LABELS[kind]} />
            <ResetFilters list={list} />
          </>
        }
      >
        <ListSearch
          list={list}
          name="recipient"
          label="Search by recipient"
          placeholder="Recipient’s email address"
        />
      </Toolbar>
      <ListFrame
        list={list}
        name="mail"
        counted="mails"
        empty={
          <NoRows
            list={list}
            icon={<MailIcon className="size-7" strokeWidth={1.5} />}
            none={{ title: 'No mail yet.', text: 'What the shop writes to people is kept here.' }}
            noneFound={{ title: 'No mail found.', text: 'Try another address or filter.' }}
          />
        }
      >
        {(mails, isReloading) => (
          <DataTable long wide caption="Mail, newest first" columns={COLUMNS} busy={isReloading}>
            {mails.map((row) => (
              <MailRow key={row.id} mail={row} href={list.rowHref(row.id)} onOpen={() => list.open(row.id)} />
            ))}
          </DataTable>
        )}
      </ListFrame>
      <MailDialog id={list.wanted.mail} mail={mail} onClose={() => list.open('', { replace: true })} />
    </>
  );
}

/** Says why nothing is sent, and what to do. */
function NoMailServer() {
  return (
    <p className="mb-4 rounded-lg bg-warn-soft px-4 py-3 text-sm text-warn print:hidden">
      No mail server is set, so mail waits here and is not sent: <code>SMTP_URL</code> is empty. Once the shop
      is started with one, what waits is sent.
    </p>
  );
}

/** The mail that is open, and whether a mail server is set: without one, mail waits. */
async function loadOpenMail(api: Api, { mail: id }: ListQuery<typeof mailList>) {
  const [mail, delivery] = await Promise.all([
    id ? loaded(api(getMail, { params: { id } }).then(({ body }) => body)) : null,
    loaded(api(getMailDelivery, {})),
  ]);
  // Where it is not known, the list says that it failed.
  return { mail, hasMailServer: !delivery.ok || delivery.data.body.hasMailServer };
}

const COLUMNS: Column[] = [
  { label: 'Subject' },
  { label: 'To' },
  { label: 'Kind' },
  { label: 'Written' },
  { label: 'State' },
  { label: 'Actions', hideLabel: true, align: 'end' },
];
