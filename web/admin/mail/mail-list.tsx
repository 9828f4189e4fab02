import { Eye } from 'lucide-react';
import type { WireMail } from '#contract/mails.ts';
import { formatDateTime } from '#web/shared/format-date.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { PageBeyond } from '../layout/page-beyond.tsx';
import { filterOf, type MailQuery, mailHref, PAGE_SIZE } from './mail-query.ts';
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
        />
      </Card>
    );
  return (
    <section aria-label="Mail">
      <p role="status" className="numeric mb-3 text-muted">
        {isReloading ? 'Loading mail...' : total === 1 ? '1 mail' : `${total.toLocaleString('en-US')} mails`}
      </p>
      <Card padded={false}>
        <DataTable wide caption="Mail, newest first" columns={COLUMNS} busy={isReloading}>
          {mails.map((mail) => (
            <Row key={mail.id} mail={mail} onOpen={() => onOpen(mail.id)} />
          ))}
        </DataTable>
      </Card>
      <div className="mt-6">
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => mailHref({ ...query, mail: '', page })}
        />
      </div>
    </section>
  );
}

function Row({ mail, onOpen }: { mail: WireMail; onOpen: () => void }) {
  const { subject, recipient, kind, state, createdAt } = mail;
  const { label, tone } = MAIL_STATE_BADGES[state];
  return (
    <DataRow>
      <DataCell names label="Subject">
        <button
          type="button"
          onClick={onOpen}
          className="text-start font-medium wrap-anywhere hover:underline cards:text-end"
        >
          {subject}
        </button>
      </DataCell>
      <DataCell label="To" className="wrap-anywhere">
        {recipient}
      </DataCell>
      <DataCell label="Kind">{mailKindLabel(kind)}</DataCell>
      <DataCell label="Written (UTC)" className="numeric">
        {formatDateTime(createdAt)}
      </DataCell>
      <DataCell label="State">
        <Badge tone={tone}>{label}</Badge>
      </DataCell>
      <DataCell align="end">
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
  { label: 'Written (UTC)' },
  { label: 'State' },
  { label: 'Actions', hideLabel: true, align: 'end' },
];
