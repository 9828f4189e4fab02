import MessageSquare from 'lucide-react/icons/message-square';
import { exportMessages, getMessage, listMessages } from '#contract/calls/messages.ts';
import type { ListQuery } from '#domain/lists/list-address.ts';
import type { MessageFolder } from '#domain/messages/message-folder.ts';
import { messageList } from '#domain/messages/message-list.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { Column } from '#web/ui/tables/data-table.tsx';
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
import { MessageRow } from './message-row.tsx';

/** A page of messages, and the open one, which may be in another folder. */
const load = loadList(messageList, listMessages, async (api, { message: id }) => ({
  message: id ? await loaded(api(getMessage, { params: { id } }).then(({ body }) => body)) : null,
}));
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Messages');

export default function Messages({ loaderData: { list: page, message } }: Route.ComponentProps) {
  const list = useList(messageList, listMessages, page);
  const openId = list.wanted.message;
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
      title={search ? 'No messages found.' : EMPTY[folder]}
      text={search ? 'Try another search.' : EMPTY_HINTS[folder]}
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

const EMPTY: Record<MessageFolder, string> = {
  inbox: 'No messages yet.',
  unread: 'No unread messages.',
  archived: 'No archived messages.',
};

const EMPTY_HINTS: Record<MessageFolder, string> = {
  inbox: 'What visitors write on the contact page appears here.',
  unread: 'Everything is read.',
  archived: 'What is archived is kept here.',
};
