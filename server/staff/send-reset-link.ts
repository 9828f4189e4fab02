import { inTransaction } from '#db/connection.ts';
import { NOT_SIGNED_IN, writeAudit } from '../audit/write-audit.ts';
import { isDemoStaff } from '../config/demo-sign-in.ts';
import { passwordReset } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { endResetLinks } from './end-reset-links.ts';
import { lockStaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** Mails a user a link for a new password; it ends those mailed before. Nobody's address: nothing happens. */
export async function sendResetLink(services: StaffServices, email: string): Promise<void> {
  const { db, authIn, demoSignIn, now, onMail } = services;
  if (isDemoStaff(email) && !demoSignIn) return;
  await inTransaction(db, async (tx) => {
    const user = await lockStaffUser(tx, email);
    if (!user) return;
    await endResetLinks(tx, user);
    const auth = await authIn(tx, {
      onResetLink: async ({ token }) => await writeMail(tx, passwordReset(user, token), now()),
    });
    await auth.api.requestPasswordReset({ body: { email: user.email } });
    const asked = { staff: NOT_SIGNED_IN, action: 'staff.reset-link', subjectId: user.email } as const;
    await writeAudit(tx, asked, now());
  });
  onMail();
}
