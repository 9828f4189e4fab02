import type { Transaction } from '#db/connection.ts';
import { giveUpResetMails } from '../mail/mail-queries.ts';
import { deleteResetLinks, type StaffUser } from './staff-queries.ts';

/**
 * Ends the links that were mailed to a user, and those still to be mailed: what is kept of either opens
 * nothing.
 */
export async function endResetLinks(tx: Transaction, user: Pick<StaffUser, 'id' | 'email'>): Promise<void> {
  await deleteResetLinks(tx, user.id);
  await giveUpResetMails(tx, user.email);
}
