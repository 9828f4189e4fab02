import Eye from 'lucide-react/icons/eye';
import MessageSquare from 'lucide-react/icons/message-square';
import { exportMessages, getMessage, listMessages, type WireMessage } from '#contract/calls/messages.ts';
import type { ListQuery } from '#domain/lists/list-url.ts';
import type { MessageFolder } from '#domain/messages/message-list.ts';
import { messageList } from '#domain/messages/message-list.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { ListSearch, ListTabs, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { useNeighbours } from '../lists/use-neighbours.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/messages';
import { MessageDialog } from './message-dialog.tsx';

/** A page of messages, and the open one, which may be in another folder. */
const load = loadList(messageList, listMessages, async (api, { message: id }) => ({
  message: id ? await loaded(api(getMessage, { params: { id } }).then(({ body }) => body)) : null,
}));
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Messages');

export default function Messages({ loaderData: { list: page, message } }: Route.ComponentProps) {
  const list = useList(messageList, listMessages, page);
  const openId = list.requested.message;
  const listed = list.rows.find(({ id }) => id === openId);
  const open = openId ? (listed ?? (message?.ok ? message.data : null)) : null;
  const neighbours = useNeighbours(list, openId, ({ id }) => id);
  return (
    <>
      <PageHeader screen="messages" actions={<ExportLink list={list} call={exportMessages} />} />
      <Toolbar>
        <ListTabs list={list} name="folder" label="Folders" labelOf={(folder) => FOLDERS[folder]} />
        <ListSearch list={list} label="Search messages" placeholder="Search messages..." />
      </Toolbar>
      <ListFrame
        list={list}
        name="messages"
        columns={COLUMNS}
        wide={false}
        empty={<NoMessages query={list.arrived} />}
      >
        {(row) => (
          <MessageRow
            key={row.id}
            message={row}
            href={list.rowHref(row.id)}
            onOpen={() => list.open(row.id)}
          />
        )}
      </ListFrame>
      <MessageDialog
        message={open}
        isMissing={openId !== '' && open === null && message !== null && !message.ok}
        neighbours={neighbours}
        onClose={() => list.open('', { replace: true })}
      />
    </>
  );
}

function NoMessages({ query: { search, folder } }: { query: ListQuery<typeof messageList> }) {
  const isWhole = search === '' && folder === 'inbox';
  return (
    <EmptyState
      {...(search ? { title: 'No messages found.', text: 'Try another search.' } : EMPTY[folder])}
      icon={<MessageSquare className="size-7" strokeWidth={1.5} />}
      action={!isWhole && <ButtonLink to={messageList.path}>Show the inbox</ButtonLink>}
    />
  );
}

const FOLDERS: Record<MessageFolder, string> = { inbox: 'Inbox', unread: 'Unread', archived: 'Archived' };

const COLUMNS: Column[] = [
  { label: 'From' },
  { label: 'Message' },
  { label: 'Date' },
  { label: 'Status' },
  { label: 'Actions', align: 'end' },
];

const EMPTY: Record<MessageFolder, { title: string; text: string }> = {
  inbox: { title: 'No messages yet.', text: 'What visitors write on the contact page appears here.' },
  unread: { title: 'No unread messages.', text: 'Everything is read.' },
  archived: { title: 'No archived messages.', text: 'What is archived is kept here.' },
};

type RowProps = { message: WireMessage; href: string; onOpen: () => void };

function MessageRow({ message, href, onOpen }: RowProps) {
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
