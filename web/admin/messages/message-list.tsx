import Eye from 'lucide-react/icons/eye';
import MessageSquare from 'lucide-react/icons/message-square';
import type { WireMessage } from '#contract/calls/messages.ts';
import type { Loaded } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import type { ListPage } from '../lists/list-page.ts';
import { MESSAGES_PATH, type MessageQuery, messagesHref, PAGE_SIZE } from './message-query.ts';

type Props = {
  messages: Loaded<ListPage<WireMessage>>;
  query: MessageQuery;
  onOpen: (id: string) => void;
};

export function MessageList({ messages, query, onOpen }: Props) {
  return (
    <ListFrame
      name="messages"
      list={messages}
      place={query}
      usualSize={PAGE_SIZE}
      hrefOf={(place) => messagesHref({ ...query, message: '', ...place })}
      resetHref={MESSAGES_PATH}
      empty={<NoMessages query={query} />}
    >
      {(rows, isReloading) => (
        <DataTable long caption="Messages" columns={COLUMNS} busy={isReloading}>
          {rows.map((message) => (
            <Row
              key={message.id}
              message={message}
              href={messagesHref({ ...query, message: message.id })}
              onOpen={() => onOpen(message.id)}
            />
          ))}
        </DataTable>
      )}
    </ListFrame>
  );
}

function NoMessages({ query: { search, folder } }: { query: MessageQuery }) {
  const isWhole = search === '' && folder === 'inbox';
  return (
    <EmptyState
      title={search ? 'No messages found.' : EMPTY[folder]}
      text={search ? 'Try another search.' : EMPTY_HINTS[folder]}
      icon={<MessageSquare className="size-7" strokeWidth={1.5} />}
      action={!isWhole && <ButtonLink to={MESSAGES_PATH}>Show the inbox</ButtonLink>}
    />
  );
}

function Row({ message, href, onOpen }: { message: WireMessage; href: string; onOpen: () => void }) {
  const { formatShortDate } = useDates();
  const { firstName, lastName, email, message: text, createdAt, readAt, answers } = message;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <DataRow to={href}>
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
          className={classNames('tap max-w-prose text-start hover:underline', readAt && 'text-muted')}
        >
          <span className="line-clamp-2 wrap-anywhere">{text}</span>
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
