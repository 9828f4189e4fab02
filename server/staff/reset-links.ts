import { inTransaction, type Transaction } from '#db/connection.ts';
import { NOT_SIGNED_IN, writeAudit } from '../audit/write-audit.ts';
import { isDemoStaff } from '../config/demo-sign-in.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import { findMail, giveUpResetMails } from '../mail/mail-queries.ts';
import { passwordReset, staffInvitation } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { INVITATION_LIMIT, LINK_LIMIT } from './session-limits.ts';
import { deleteResetLinks, lockStaffUser, type StaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/**
 * Mails a link for a new password, for a sign-in form, once for each `seed`; does nothing for an unknown
 * address.
 */
export async function sendResetLink(services: StaffServices, email: string, seed: Seed): Promise<void> {
  const { db, demo, now, onMail } = services;
  if (isDemoStaff(email) && !demo.demoSignIn) return;
  await inTransaction(db, async (tx) => {
    const user = await lockStaffUser(tx, email);
    const event = buildLinkEvent(seed);
    if (!user || (await findMail(tx, event))) return;
    await mailResetLink(services, tx, user, { event });
    const entry = { staff: NOT_SIGNED_IN, action: 'staff.reset-link', subjectId: user.email } as const;
    await writeAudit(tx, entry, now());
  });
  onMail();
}

/** Identifies the mail with the link that a request made. */
export function buildLinkEvent(seed: Seed): string {
  return `staff:link:${hexIdFrom(seed)}`;
}

/**
 * Mails a user a link by which they set a password, as an invitation if `invitedBy` is given, and ends
 * earlier links. Returns the token of the link.
 */
export async function mailResetLink(
  { authIn, now }: StaffServices,
  tx: Transaction,
  user: StaffUser,
  { event, invitedBy }: { event: string; invitedBy?: string | undefined },
): Promise<string> {
  await endResetLinks(tx, user);
  const isInvitation = invitedBy !== undefined;
  let mailed = '';
  const auth = await authIn(tx, {
    linkLimit: isInvitation ? INVITATION_LIMIT : LINK_LIMIT,
    onResetLink: async ({ token }) => {
      mailed = token;
      const mail = isInvitation ? staffInvitation(user, invitedBy, token) : passwordReset(user, token);
      await writeMail(tx, { ...mail, event }, now());
    },
  });
  await auth.api.requestPasswordReset({ body: { email: user.email } });
  if (mailed === '') throw new Error('No link was made for a user that exists');
  return mailed;
}

/** Ends a user's mailed links, and those of mails that are not sent yet. */
export async function endResetLinks(tx: Transaction, { id, email }: Omit<StaffUser, 'name'>): Promise<void> {
  await deleteResetLinks(tx, id);
  await giveUpResetMails(tx, email);
}
