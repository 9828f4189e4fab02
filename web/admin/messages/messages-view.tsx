import { exportMessages, listMessages } from '#contract/calls/messages.ts';
import { browserApi } from '#web/data.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { ExportLink } from '../lists/export-link.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { useNeighbours } from '../lists/use-neighbours.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import { FolderTabs } from './folder-tabs.tsx';
import type { LoadedMessages } from './load-messages.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageList } from './message-list.tsx';
import { filterOf, readMessageQuery, writeMessageQuery } from './message-query.ts';

/** What visitors wrote: a folder of it, and the message that is open. */
export function MessagesView({ list, message }: LoadedMessages) {
  const [query, setQuery] = useAddressState(CODEC);
  const listed = list.ok ? list.data.rows.find(({ id }) => id === query.message) : undefined;
  const open = query.message ? (listed ?? (message?.ok ? message.data : null)) : null;
  const neighbours = useNeighbours({
    ids: list.ok ? list.data.rows.map(({ id }) => id) : [],
    openId: query.message,
    place: query,
    total: list.ok ? list.data.total : 0,
    loadIds: async (page) => {
      const asked = { ...filterOf(query), page, limit: query.size };
      return (await browserApi(listMessages, { query: asked })).body.map(({ id }) => id);
    },
    open: (message, page) => setQuery({ ...query, message, page }, { replace: true }),
  });
  return (
    <>
      <PageHeader
        {...SCREEN_HEADS.messages}
        actions={<ExportLink path={exportMessages.path} filter={filterOf(query)} />}
      />
      <Toolbar>
        <FolderTabs query={query} />
        <ListSearch
          label="Search messages"
          placeholder="Search messages..."
          value={query.search}
          keep={writeMessageQuery({ ...query, search: '', page: 1, message: '' })}
          onSearch={(search) => setQuery({ ...query, search, page: 1 }, { replace: true })}
        />
      </Toolbar>
      <MessageList messages={list} query={query} onOpen={(id) => setQuery({ ...query, message: id })} />
      <MessageDialog
        message={open}
        isMissing={query.message !== '' && open === null && message !== null && !message.ok}
        neighbours={neighbours}
        onClose={() => setQuery({ ...query, message: '' }, { replace: true })}
      />
    </>
  );
}

const CODEC = { read: readMessageQuery, write: writeMessageQuery };
