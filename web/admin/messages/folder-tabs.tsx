import { MESSAGE_FOLDERS, type MessageFolder } from '#domain/messages/message-folder.ts';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { type MessageQuery, messagesHref } from './message-query.ts';

/** Links between the folders; the search goes along. */
export function FolderTabs({ query }: { query: MessageQuery }) {
  const tabs = MESSAGE_FOLDERS.map((folder) => ({
    label: LABELS[folder],
    to: messagesHref({ ...query, folder, page: 1, message: '' }),
    isCurrent: folder === query.folder,
  }));
  return <LinkTabs label="Folders" tabs={tabs} />;
}

const LABELS: Record<MessageFolder, string> = { inbox: 'Inbox', unread: 'Unread', archived: 'Archived' };
