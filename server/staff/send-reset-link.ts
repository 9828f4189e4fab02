import { inTransaction } from '#db/connection.ts';
import { NOT_SIGNED_IN, writeAudit } from '../audit/write-audit.ts';
import { passwordReset } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { isDemoMember } from './demo-sign-in.ts';
import { endResetLinks } from './end-reset-links.ts';
import { lockMember } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** Mails a member a link for a new password; it ends those mailed before. Nobody's address: nothing happens. */
export async function sendResetLink(services: StaffServices, email: string): Promise<void> {
  const { db, authIn, demoSignIn, now, onMail } = services;
  if (isDemoMember(email) && !demoSignIn) return;
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, email);
    if (!member) return;
    await endResetLinks(tx, member);
    const auth = await authIn(tx, {
      onResetLink: async ({ token }) => await writeMail(tx, passwordReset(member, token), now()),
    });
    await auth.api.requestPasswordReset({ body: { email: member.email } });
    const asked = { staff: NOT_SIGNED_IN, action: 'staff.reset-link', subjectId: member.email } as const;
    await writeAudit(tx, asked, now());
  });
  onMail();
}
