import type { Database } from '#db/connection.ts';
import { type CsvColumn, csvStream } from '../http/csv.ts';
import { type MessageFilter, readMessages, type StoredMessage } from './message-queries.ts';

const BATCH = 500;

/** Messages as CSV, newest first, one a line; times in the zone. */
export function messagesAsCsv(db: Database, filter: MessageFilter, zone: string): ReadableStream<Uint8Array> {
  return csvStream(COLUMNS, readMessages(db, filter, BATCH), zone);
}

const COLUMNS: CsvColumn<StoredMessage>[] = [
  { head: 'Message ID', value: ({ id }) => id },
  { head: 'Date', value: ({ createdAt }) => createdAt },
  { head: 'First name', value: ({ firstName }) => firstName },
  { head: 'Last name', value: ({ lastName }) => lastName },
  { head: 'Email', value: ({ email }) => email },
  { head: 'Phone', value: ({ phone }) => phone },
  { head: 'Message', value: ({ message }) => message },
  { head: 'Read', value: ({ readAt }) => readAt },
  { head: 'Archived', value: ({ archivedAt }) => archivedAt },
  {
    head: 'Answers',
    value: ({ answers }) => answers.map(({ author, text }) => `${author}: ${text}`).join('; '),
  },
];
