import type { Transaction } from '#db/connection.ts';
import type { StaffAuth } from './staff-auth.ts';
import type { StaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/**
 * Adds a member of the staff who signs in with this password; `isInvited`: with the one they set by a link.
 * Throws where the address is taken.
 */
export async function createStaffUser(
  tx: Transaction,
  { authIn }: Pick<StaffServices, 'authIn'>,
  {
    email,
    name,
    password,
    isInvited = false,
  }: { email: string; name: string; password: string; isInvited?: boolean },
): Promise<StaffUser> {
  const auth: StaffAuth = await authIn(tx);
  const { internalAdapter, password: passwords } = await auth.$context;
  const digest = await passwords.hash(password);
  const user = await internalAdapter.createUser(
    { email, name, emailVerified: !isInvited },
    { method: 'email-password' },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: digest,
  });
  return { id: user.id, email: user.email, name: user.name };
}
