import type { Database } from '#db/connection.ts';
import { type CsvColumn, csvStream } from '../http/csv.ts';
import { type MailFilter, readMails, type StoredMail, stateOf } from './mail-queries.ts';
import type { RenderedMail } from './mail-words.ts';

const BATCH = 500;

/** Mails as CSV, newest first, one a line; times in the zone. What a mail says, beyond its subject, stays in the shop. */
export function mailsAsCsv(
  db: Database,
  filter: MailFilter,
  render: (mail: StoredMail) => RenderedMail,
  zone: string,
): ReadableStream<Uint8Array> {
  const columns: CsvColumn<StoredMail>[] = [
    { head: 'Mail ID', value: ({ event }) => event },
    { head: 'Date', value: ({ createdAt }) => createdAt },
    { head: 'Kind', value: ({ kind }) => kind },
    { head: 'Recipient', value: ({ recipient }) => recipient },
    { head: 'Subject', value: (mail) => render(mail).subject },
    { head: 'State', value: stateOf },
    { head: 'Sent', value: ({ sentAt }) => sentAt },
    { head: 'Tries', value: ({ tries }) => tries },
    { head: 'Failure', value: ({ failure }) => failure },
  ];
  return csvStream(columns, readMails(db, filter, BATCH), zone);
}
