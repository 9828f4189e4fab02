import type { Transaction } from '#db/connection.ts';
import { giveUpResetMails } from '../mail/mail-queries.ts';
import { deleteResetLinks, type Member } from './staff-queries.ts';

/** Ends the links that were mailed to a member, and those still to be mailed: what is kept of either opens nothing. */
export async function endResetLinks(tx: Transaction, member: Pick<Member, 'id' | 'email'>): Promise<void> {
  await deleteResetLinks(tx, member.id);
  await giveUpResetMails(tx, member.email);
}
