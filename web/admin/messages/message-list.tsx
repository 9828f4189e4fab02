import { Eye } from 'lucide-react';
import type { WireMessage } from '#contract/messages.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { formatShortDate } from '../format-short-date.ts';
import { PageBeyond } from '../layout/page-beyond.tsx';
import { type MessageQuery, messagesHref, PAGE_SIZE } from './message-query.ts';

type Props = {
  messages: readonly WireMessage[];
  /** On all pages. */
  total: number;
  query: MessageQuery;
  onOpen: (id: string) => void;
};

export function MessageList({ messages, total, query, onOpen }: Props) {
  const isReloading = useIsReloading();
  if (messages.length === 0 && total > 0)
    return (
      <Card>
        <PageBeyond
          title="No messages found."
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => messagesHref({ ...query, page })}
        />
      </Card>
    );
  if (messages.length === 0)
    return (
      <Card>
        <EmptyState
          title={query.search ? 'No messages found.' : EMPTY[query.folder]}
          text={query.search ? 'Try another search.' : undefined}
        />
      </Card>
    );
  return (
    <section aria-label="Messages">
      <p role="status" className="numeric mb-3 text-muted">
        {isReloading ? 'Loading messages...' : `${total.toLocaleString('en-US')} message(s)`}
      </p>
      <Card padded={false}>
        <DataTable caption="Messages" columns={COLUMNS} busy={isReloading}>
          {messages.map((message) => (
            <Row key={message.id} message={message} onOpen={() => onOpen(message.id)} />
          ))}
        </DataTable>
      </Card>
      <div className="mt-6">
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => messagesHref({ ...query, message: '', page })}
        />
      </div>
    </section>
  );
}

function Row({ message, onOpen }: { message: WireMessage; onOpen: () => void }) {
  const { firstName, lastName, email, message: text, createdAt, readAt, answers } = message;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <DataRow>
      <DataCell names label="From">
        <p className={classNames('wrap-anywhere', readAt ? 'font-medium' : 'font-bold')}>{name}</p>
        <p className="text-muted wrap-anywhere">{email}</p>
      </DataCell>
      <DataCell label="Message">
        <button
          type="button"
          onClick={onOpen}
          className="line-clamp-2 max-w-xl text-start wrap-anywhere hover:underline cards:text-end"
        >
          {text}
        </button>
      </DataCell>
      <DataCell label="Date" className="whitespace-nowrap">
        {formatShortDate(createdAt)}
      </DataCell>
      <DataCell label="Status">
        {!readAt && <Badge tone="primary">Unread</Badge>}
        {readAt && answers.length === 0 && <Badge>Read</Badge>}
        {answers.length > 0 && <Badge tone="success">Answered</Badge>}
      </DataCell>
      <DataCell align="end">
        <IconButton label={`Open the message by ${name}`} size="sm" onClick={onOpen}>
          <Eye aria-hidden="true" className="size-4.5" />
        </IconButton>
      </DataCell>
    </DataRow>
  );
}

const COLUMNS: Column[] = [
  { label: 'From' },
  { label: 'Message' },
  { label: 'Date' },
  { label: 'Status' },
  { label: 'Actions', align: 'end' },
];

const EMPTY: Record<MessageQuery['folder'], string> = {
  inbox: 'No messages yet.',
  unread: 'No unread messages.',
  archived: 'No archived messages.',
};
