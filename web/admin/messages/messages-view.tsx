import { exportMessages } from '#contract/messages.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { ExportLink } from '../layout/export-link.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SCREEN_HEADS } from '../layout/screen-heads.ts';
import { TOOLBAR_SEARCH, Toolbar } from '../layout/toolbar.tsx';
import { FolderTabs } from './folder-tabs.tsx';
import type { LoadedMessages } from './load-messages.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageList } from './message-list.tsx';
import { filterOf, readMessageQuery, writeMessageQuery } from './message-query.ts';

/** What visitors wrote: a folder of it, and the message that is open. */
export function MessagesView({ list, message }: LoadedMessages) {
  const [query, setQuery] = useAddressState(CODEC);
  const { folder } = query;
  const listed = list.ok ? list.data.rows.find(({ id }) => id === query.message) : undefined;
  const open = query.message ? (listed ?? (message?.ok ? message.data : null)) : null;
  return (
    <>
      <PageHeader
        {...SCREEN_HEADS.messages}
        actions={<ExportLink path={exportMessages.path} filter={filterOf(query)} />}
      />
      <Toolbar>
        <FolderTabs query={query} />
        <SearchBox
          label="Search messages"
          placeholder="Search messages..."
          value={query.search}
          keep={folder === 'inbox' ? {} : { folder }}
          className={TOOLBAR_SEARCH}
        />
      </Toolbar>
      <MessageList messages={list} query={query} onOpen={(id) => setQuery({ ...query, message: id })} />
      <MessageDialog
        message={open}
        isMissing={query.message !== '' && open === null && message !== null && !message.ok}
        onClose={() => setQuery({ ...query, message: '' }, { replace: true })}
      />
    </>
  );
}

const CODEC = { read: readMessageQuery, write: writeMessageQuery };
