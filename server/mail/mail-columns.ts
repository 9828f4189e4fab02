import type { CsvColumn } from '../http/csv.ts';
import type { RenderedMail } from './compose-mail.ts';
import { deriveState, type StoredMail } from './mail-queries.ts';

/** Returns the exported columns of a mail: its subject, not its text. */
export function mailCsvColumns(render: (mail: StoredMail) => RenderedMail): CsvColumn<StoredMail>[] {
  return [
    { head: 'Mail ID', value: ({ event }) => event },
    { head: 'Date', value: ({ createdAt }) => createdAt },
    { head: 'Kind', value: ({ kind }) => kind },
    { head: 'Recipient', value: ({ recipient }) => recipient },
    { head: 'Subject', value: (mail) => render(mail).subject },
    { head: 'State', value: deriveState },
    { head: 'Sent', value: ({ sentAt }) => sentAt },
    { head: 'Tries', value: ({ tries }) => tries },
    { head: 'Failure', value: ({ failure }) => failure },
  ];
}
