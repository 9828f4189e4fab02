import type { Transaction } from '#db/connection.ts';
import type { StaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

type NewStaffUser = { email: string; name: string; password: string; isInvited?: boolean };

/** Adds a user; one who is invited replaces this password by a link. Throws if the address is taken. */
export async function createStaffUser(
  tx: Transaction,
  { authIn }: Pick<StaffServices, 'authIn'>,
  { email, name, password, isInvited = false }: NewStaffUser,
): Promise<StaffUser> {
  const auth = await authIn(tx);
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
