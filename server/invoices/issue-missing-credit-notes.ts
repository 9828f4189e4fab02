import { type Database, inTransaction } from '#db/connection.ts';
import { selectUndocumented } from './credit-note-queries.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';

/** Issues the credit notes of refunds that were made before the shop had any, dated now. At each start. */
export async function issueMissingCreditNotes(db: Database, now: Date): Promise<void> {
  for (const credited of await selectUndocumented(db))
    await inTransaction(db, (tx) => issueCreditNotes(tx, credited, now));
}
