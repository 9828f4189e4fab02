import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import type { WireMail } from '#contract/calls/mail.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import type { ListPage } from '../lists/list-page.ts';
import { Moment } from '../screen/moment.tsx';
import { hasFilters, MAIL_PATH, type MailQuery, mailHref, PAGE_SIZE } from './mail-query.ts';
import { MAIL_STATE_BADGES, mailKindLabel } from './mail-words.ts';

type Props = { mails: Loaded<ListPage<WireMail>>; query: MailQuery; onOpen: (id: string) => void };

export function MailList({ mails, query, onOpen }: Props) {
  return (
    <ListFrame
      name="mail"
      counted="mails"
      list={mails}
      place={query}
      usualSize={PAGE_SIZE}
      hrefOf={(place) => mailHref({ ...query, mail: '', ...place })}
      resetHref={MAIL_PATH}
      empty={<NoMail isFiltered={hasFilters(query)} />}
    >
      {(rows, isReloading) => (
        <DataTable long wide caption="Mail, newest first" columns={COLUMNS} busy={isReloading}>
          {rows.map((mail) => (
            <Row
              key={mail.id}
              mail={mail}
              href={mailHref({ ...query, mail: mail.id })}
              onOpen={() => onOpen(mail.id)}
            />
          ))}
        </DataTable>
      )}
    </ListFrame>
  );
}

function NoMail({ isFiltered }: { isFiltered: boolean }) {
  const icon = <Mail className="size-7" strokeWidth={1.5} />;
  if (!isFiltered)
    return (
      <EmptyState title="No mail yet." text="What the shop writes to people is kept here." icon={icon} />
    );
  return (
    <EmptyState
      title="No mail found."
      text="Try another address or filter."
      icon={icon}
      action={<ButtonLink to={MAIL_PATH}>Reset Filters</ButtonLink>}
    />
  );
}

function Row({ mail, href, onOpen }: { mail: WireMail; href: string; onOpen: () => void }) {
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
        <Moment at={createdAt} />
      </DataCell>
      <DataCell card="end" className="tablet:col-start-3 tablet:row-span-2 tablet:row-start-1">
        <Badge tone={tone}>{label}</Badge>
        {explanation && <span className="mt-1 block text-xs text-muted rows:max-w-36">{explanation}</span>}
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

const COLUMNS: Column[] = [
  { label: 'Subject' },
  { label: 'To' },
  { label: 'Kind' },
  { label: 'Written' },
  { label: 'State' },
  { label: 'Actions', hideLabel: true, align: 'end' },
];
