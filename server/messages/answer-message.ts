import { type Database, inTransaction } from '#db/connection.ts';
import type { Company } from '#domain/settings/company.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { messageAnswer } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import {
  insertMessageAnswer,
  isMailWritten,
  lockMessage,
  type StoredMessage,
  updateMessageRow,
} from './message-queries.ts';

type Answering = { staff: Staff; company: Company; seed: Seed; now: Date };

/**
 * Saves an answer to a message with its mail, and marks the message as read. The same `seed` answers once.
 * Null when there is no such message.
 */
export async function answerMessage(
  db: Database,
  id: string,
  text: string,
  { staff, company, seed, now }: Answering,
): Promise<StoredMessage | null> {
  return await inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) return null;
    const mail = messageAnswer(message, { text, company, key: hexIdFrom(seed) });
    if (await isMailWritten(tx, mail.event)) return message;
    const answer = { author: staff.name, text, createdAt: now };
    const readAt = message.readAt ?? now;
    await insertMessageAnswer(tx, id, message.answers.length, answer);
    await updateMessageRow(tx, id, { readAt, archivedAt: message.archivedAt });
    await writeMail(tx, mail, now);
    await writeAudit(tx, { staff, action: 'message.answer', subjectId: id, after: { text } }, now);
    return { ...message, readAt, answers: [...message.answers, answer] };
  });
}
