import { Eye, MessageSquare } from 'lucide-react';
import type { WireMessage } from '#contract/messages.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { formatShortDate } from '../format-short-date.ts';
import { ListFooter } from '../layout/list-footer.tsx';
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
          text={query.search ? 'Try another search.' : EMPTY_HINTS[query.folder]}
          icon={<MessageSquare className="size-7" strokeWidth={1.5} />}
          action={
            query.search || query.folder !== 'inbox' ? (
              <ButtonLink to={messagesHref({ ...query, search: '', folder: 'inbox', page: 1, message: '' })}>
                Show the inbox
              </ButtonLink>
            ) : undefined
          }
        />
      </Card>
    );
  return (
    <section aria-label="Messages">
      <Card padded={false} className="overflow-clip">
        <DataTable caption="Messages" columns={COLUMNS} busy={isReloading}>
          {messages.map((message) => (
            <Row key={message.id} message={message} onOpen={() => onOpen(message.id)} />
          ))}
        </DataTable>
        <ListFooter
          noun="messages"
          loading="Loading messages..."
          isReloading={isReloading}
          page={query.page}
          pageSize={PAGE_SIZE}
          shown={messages.length}
          total={total}
          hrefOf={(page) => messagesHref({ ...query, message: '', page })}
          label="Pages of messages"
        />
      </Card>
    </section>
  );
}

function Row({ message, onOpen }: { message: WireMessage; onOpen: () => void }) {
  const { firstName, lastName, email, message: text, createdAt, readAt, answers } = message;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <DataRow>
      <DataCell names card="start" className="rows:max-w-56">
        <p title={name} className={classNames('truncate', readAt ? 'font-medium' : 'font-bold')}>
          {name}
        </p>
        <p title={email} className="truncate text-xs text-muted">
          {email}
        </p>
      </DataCell>
      <DataCell card="line" className="cards:order-2 rows:w-full">
        <button
          type="button"
          onClick={onOpen}
          className={classNames(
            'line-clamp-2 max-w-prose text-start wrap-anywhere hover:underline',
            readAt && 'text-muted',
          )}
        >
          {text}
        </button>
      </DataCell>
      <DataCell card="start" className="whitespace-nowrap cards:order-3 cards:text-muted">
        {formatShortDate(createdAt)}
      </DataCell>
      <DataCell card="end">
        {!readAt && <Badge tone="primary">Unread</Badge>}
        {readAt && answers.length === 0 && <Badge>Read</Badge>}
        {answers.length > 0 && <Badge tone="success">Answered</Badge>}
      </DataCell>
      <DataCell card="end" align="end" className="cards:order-3 cards:-mr-2">
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

const EMPTY_HINTS: Record<MessageQuery['folder'], string> = {
  inbox: 'What visitors write on the contact page appears here.',
  unread: 'Everything is read.',
  archived: 'What is archived is kept here.',
};
