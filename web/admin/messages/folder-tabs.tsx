import { Link } from 'react-router';
import { MESSAGE_FOLDERS, type MessageFolder } from '#domain/messages/message-folder.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type MessageQuery, messagesHref } from './message-query.ts';

/** Links between the folders; the search goes along. */
export function FolderTabs({ query }: { query: MessageQuery }) {
  return (
    <nav aria-label="Folders">
      <ul className="flex gap-1 rounded-lg border border-line bg-surface p-1">
        {MESSAGE_FOLDERS.map((folder) => (
          <li key={folder}>
            <Link
              to={messagesHref({ ...query, folder, page: 1, message: '' })}
              aria-current={folder === query.folder ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-md px-4 text-sm font-medium pointer-fine:min-h-9',
                folder === query.folder ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:text-ink',
              )}
            >
              {LABELS[folder]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LABELS: Record<MessageFolder, string> = { inbox: 'Inbox', unread: 'Unread', archived: 'Archived' };
