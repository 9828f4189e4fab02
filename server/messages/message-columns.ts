import type { CsvColumn } from '../http/csv.ts';
import type { StoredMessage } from './message-queries.ts';

/** The exported columns of a message. */
export const MESSAGE_CSV_COLUMNS: CsvColumn<StoredMessage>[] = [
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
