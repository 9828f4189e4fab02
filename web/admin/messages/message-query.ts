import { MESSAGE_FOLDERS, type MessageFolder } from '#domain/messages/message-folder.ts';
import { readPage, readSearch, writeQuery } from '#web/shared/address-query.ts';
import { readPageSize } from '../lists/page-size.ts';

/** What the list of messages is asked for, as it stands in the address. */
export type MessageQuery = {
  folder: MessageFolder;
  search: string;
  /** From 1. */
  page: number;
  /** Rows on a page, at most. */
  size: number;
  /** The id of the message that is open. */
  message: string;
};

export const MESSAGES_PATH = '/admin/messages';
export const PAGE_SIZE = 20;

export const NO_QUERY: MessageQuery = { folder: 'inbox', search: '', page: 1, size: PAGE_SIZE, message: '' };

/** Reads an address. A folder or page that does not exist counts as absent. */
export function readMessageQuery(source: URLSearchParams): MessageQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  return {
    folder: MESSAGE_FOLDERS.find((folder) => folder === textOf('folder')) ?? NO_QUERY.folder,
    search: readSearch(source),
    page: readPage(source),
    size: readPageSize(source, PAGE_SIZE),
    message: textOf('message'),
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writeMessageQuery(query: MessageQuery): URLSearchParams {
  return writeQuery(query, NO_QUERY);
}

export function messagesHref(query: MessageQuery): string {
  const written = writeMessageQuery(query);
  return written.size === 0 ? MESSAGES_PATH : `${MESSAGES_PATH}?${written}`;
}

/** The part of a query that decides which messages are in the list, as the calls of the wire take it. */
export function filterOf({ folder, search }: MessageQuery) {
  return { folder, ...(search && { search }) };
}
