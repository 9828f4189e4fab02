import type { Connection } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import type { NewMail } from './new-mails.ts';

export async function writeMail(db: Connection, mail: NewMail, now: Date): Promise<void> {
  await db
    .insert(mails)
    .values({ ...mail, createdAt: now, nextTryAt: now })
    .onConflictDoNothing();
}
