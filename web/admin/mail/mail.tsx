import Eye from 'lucide-react/icons/eye';
import MailIcon from 'lucide-react/icons/mail';
import { Link } from 'react-router';
import { exportMails, getMail, getMailDelivery, listMails, type WireMail } from '#contract/calls/mail.ts';
import type { Api } from '#contract/client.ts';
import type { ListQuery } from '#domain/lists/list-url.ts';
import { mailList } from '#domain/mail/mail-list.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilterSelect, ListSearch, ResetFilters, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { DateTime } from '../screen/date-time.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/mail';
import { MailDialog } from './mail-dialog.tsx';
import { MAIL_KIND_LABELS, MAIL_STATE_BADGES, mailKindLabel } from './mail-texts.ts';

const load = loadList(mailList, listMails, loadOpenMail);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Mail');

export default function Mail({
  loaderData: { list: page, mail, hasMailServer, expired },
}: Route.ComponentProps) {
  const list = useList(mailList, listMails, page);
  return (
    <>
      <PageHeader screen="mail" actions={<ExportLink list={list} call={exportMails} />} />
      {!hasMailServer && (
        <p className="mb-4 rounded-lg bg-warn-soft px-4 py-3 text-sm text-warn print:hidden">
          No mail server is set, so mail waits here and is not sent: <code>SMTP_URL</code> is empty. Once the
          shop is started with one, what waits is sent, unless it is too old by then.
        </p>
      )}
      {expired > 0 && list.requested.state !== 'expired' && (
        <p className="mb-4 rounded-lg bg-warn-soft px-4 py-3 text-sm text-warn print:hidden">
          {expired === 1
            ? '1 mail was too old when it could be sent, so nobody got it.'
            : `${expired} mails were too old when they could be sent, so nobody got them.`}{' '}
          You decide: <Link to="?state=expired">look at what is too old</Link>, and send anyway what is still
          of use.
        </p>
      )}
      <Toolbar
        filters={
          <>
            <ListFilterSelect
              list={list}
              name="state"
              label="State"
              labelOf={(state) => MAIL_STATE_BADGES[state].label}
            />
            <ListFilterSelect
              list={list}
              name="kind"
              label="Kind"
              labelOf={(kind) => MAIL_KIND_LABELS[kind]}
            />
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
        caption="Mail, newest first"
        columns={COLUMNS}
        empty={
          <NoRows
            list={list}
            icon={<MailIcon className="size-7" strokeWidth={1.5} />}
            none={{ title: 'No mail yet.', text: 'What the shop writes to people is kept here.' }}
            noneFound={{ title: 'No mail found.', text: 'Try another address or filter.' }}
          />
        }
      >
        {(row) => (
          <MailRow key={row.id} mail={row} href={list.rowHref(row.id)} onOpen={() => list.open(row.id)} />
        )}
      </ListFrame>
      <MailDialog id={list.requested.mail} mail={mail} onClose={() => list.open('', { replace: true })} />
    </>
  );
}

/** The open mail, whether a mail server is set, and how many mails became too old. */
async function loadOpenMail(api: Api, { mail: id }: ListQuery<typeof mailList>) {
  const [mail, delivery] = await Promise.all([
    id ? loaded(api(getMail, { params: { id } }).then(({ body }) => body)) : null,
    loaded(api(getMailDelivery, {})),
  ]);
  // If this fails, so does the list, which shows the error.
  return {
    mail,
    hasMailServer: !delivery.ok || delivery.data.body.hasMailServer,
    expired: delivery.ok ? delivery.data.body.expired : 0,
  };
}

const COLUMNS: Column[] = [
  { label: 'Subject' },
  { label: 'To' },
  { label: 'Kind' },
  { label: 'Written' },
  { label: 'State' },
  { label: 'Actions', hideLabel: true, align: 'end' },
];

function MailRow({ mail, href, onOpen }: { mail: WireMail; href: string; onOpen: () => void }) {
  const { subject, recipient, kind, state, explanation, createdAt } = mail;
  const { label, tone } = MAIL_STATE_BADGES[state];
  return (
    <DataRow to={href} className="tablet:grid-cols-[minmax(0,1fr)_11.5rem_7.5rem_2.75rem]">
      <DataCell names card="start" className="rows:w-full">
        <button
          type="button"
          onClick={onOpen}
          className="line-clamp-2 text-start font-medium wrap-anywhere hover:underline"
        >
          {subject}
        </button>
      </DataCell>
      <DataCell card="line" className="cards:order-2 tablet:col-span-1 tablet:row-start-2 tablet:text-muted">
        <span title={recipient} className="block truncate rows:max-w-60">
          {recipient}
        </span>
      </DataCell>
      <DataCell
        card="line"
        className="whitespace-nowrap text-muted cards:order-2 tablet:col-span-1 tablet:col-start-2 tablet:row-start-2"
      >
        {mailKindLabel(kind)}
      </DataCell>
      <DataCell card="start" className="cards:order-3 tablet:col-start-2 tablet:row-start-1">
        <DateTime at={createdAt} />
      </DataCell>
      <DataCell card="end" className="tablet:col-start-3 tablet:row-span-2 tablet:row-start-1">
        <Badge tone={tone}>{label}</Badge>
        {explanation && (
          <span className="mt-1 block max-w-36 text-xs text-muted rows:min-w-28">{explanation}</span>
        )}
      </DataCell>
      <DataCell
        card="end"
        align="end"
        className="cards:order-3 cards:-mr-2 tablet:col-start-4 tablet:row-span-2 tablet:row-start-1"
      >
        <IconButton label={`Open “${subject}”`} size="sm" onClick={onOpen}>
          <Eye aria-hidden="true" className="size-4.5" />
        </IconButton>
      </DataCell>
    </DataRow>
  );
}
