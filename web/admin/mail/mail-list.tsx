import { Eye, Mail } from 'lucide-react';
import type { WireMail } from '#contract/mails.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ListFooter } from '../layout/list-footer.tsx';
import { PageBeyond } from '../layout/page-beyond.tsx';
import { Moment } from '../moment.tsx';
import { filterOf, MAIL_PATH, type MailQuery, mailHref, PAGE_SIZE } from './mail-query.ts';
import { MAIL_STATE_BADGES, mailKindLabel } from './mail-words.ts';

type Props = {
  mails: readonly WireMail[];
  /** On all pages. */
  total: number;
  query: MailQuery;
  onOpen: (id: string) => void;
};

export function MailList({ mails, total, query, onOpen }: Props) {
  const isReloading = useIsReloading();
  const isFiltered = Object.keys(filterOf(query)).length > 0;
  if (mails.length === 0 && total > 0)
    return (
      <Card>
        <PageBeyond
          title="No mail found."
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => mailHref({ ...query, page })}
        />
      </Card>
    );
  if (mails.length === 0)
    return (
      <Card>
        <EmptyState
          title={isFiltered ? 'No mail found.' : 'No mail yet.'}
          text={
            isFiltered ? 'Try another address or filter.' : 'What the shop writes to people is kept here.'
          }
          icon={<Mail className="size-7" strokeWidth={1.5} />}
          action={isFiltered ? <ButtonLink to={MAIL_PATH}>Reset Filters</ButtonLink> : undefined}
        />
      </Card>
    );
  return (
    <section aria-label="Mail">
      <Card padded={false} className="overflow-clip">
        <DataTable long wide caption="Mail, newest first" columns={COLUMNS} busy={isReloading}>
          {mails.map((mail) => (
            <Row key={mail.id} mail={mail} onOpen={() => onOpen(mail.id)} />
          ))}
        </DataTable>
        <ListFooter
          noun="mails"
          loading="Loading mail..."
          isReloading={isReloading}
          page={query.page}
          pageSize={PAGE_SIZE}
          shown={mails.length}
          total={total}
          hrefOf={(page) => mailHref({ ...query, mail: '', page })}
          label="Pages of mail"
        />
      </Card>
    </section>
  );
}

function Row({ mail, onOpen }: { mail: WireMail; onOpen: () => void }) {
  const { subject, recipient, kind, state, createdAt } = mail;
  const { label, tone } = MAIL_STATE_BADGES[state];
  return (
    <DataRow className="tablet:grid-cols-[minmax(0,1fr)_11.5rem_5.5rem_2.75rem]">
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
