import { randomBytes } from 'node:crypto';
import type { Transaction } from '#db/connection.ts';
import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isDemoStaff } from '../config/demo-sign-in.ts';
import { type Answer, type Refusal, refuse, success } from '../http/answer.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { passwordReset, staffInvitation } from '../mail/new-mails.ts';
import { passwordAddress } from '../mail/password-link.ts';
import { writeMail } from '../mail/write-mail.ts';
import { createStaffUser } from './create-staff-user.ts';
import { endResetLinks } from './end-reset-links.ts';
import { INVITATION_LIMIT, LINK_LIMIT } from './staff-auth.ts';
import { lockAllStaffUsers, lockStaffUser, type StaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

export type Linking = {
  services: StaffServices;
  /** What links lead to. */
  shopUrl: string;
  /** False: nothing is sent, and the link of a new account is shown to who adds it. */
  hasMailServer: boolean;
};

type Linked = { email: string; link?: string };

/** Mails that one user may have sent to others. */
const LINKS_OF_STAFF: Limit = { name: 'links by member of staff', limit: 30, seconds: 3_600 };

/** Adds an account whose password its reader sets by a mailed link. */
export async function inviteStaff(
  linking: Linking,
  by: StaffUser,
  { email, name }: { email: string; name: string | null },
): Promise<Answer<Linked>> {
  const { services } = linking;
  const { db, now } = services;
  const tooMany = await throttle(db, LINKS_OF_STAFF, by.email);
  if (tooMany) return tooMany;
  const answer = await inTransaction(db, async (tx): Promise<Answer<Linked>> => {
    if (await lockStaffUser(tx, email)) return TAKEN;
    // Nobody knows this password: it only keeps the account closed until the link is followed.
    const password = randomBytes(32).toString('base64url');
    const address = email.toLowerCase();
    const added = await createStaffUser(tx, services, {
      email: address,
      name: name ?? address,
      password,
      isInvited: true,
    });
    const link = await writeLink(linking, tx, { user: added, by, isInvited: true });
    const after = { name: added.name };
    await writeAudit(tx, { staff: by, action: 'staff.add', subjectId: added.email, after }, now());
    return success({ email: added.email, ...(!linking.hasMailServer && { link }) });
  });
  services.onMail();
  return answer;
}

/** Sends a user a new link, which ends those before. */
export async function sendLinkAgain(linking: Linking, by: StaffUser, id: string): Promise<Answer<Linked>> {
  const { services, hasMailServer } = linking;
  const { db, now } = services;
  const tooMany = await throttle(db, LINKS_OF_STAFF, by.email);
  if (tooMany) return tooMany;
  const answer = await inTransaction(db, async (tx): Promise<Answer<Linked>> => {
    const user = (await lockAllStaffUsers(tx)).find((one) => one.id === id);
    if (!user) return NO_ACCOUNT;
    const refusal = refuseLink(user, services, hasMailServer);
    if (refusal) return refusal;
    await endResetLinks(tx, user);
    const link = await writeLink(linking, tx, { user, by, isInvited: user.isInvited });
    await writeAudit(tx, { staff: by, action: 'staff.reset-link', subjectId: user.email }, now());
    return success({ email: user.email, ...(!hasMailServer && { link }) });
  });
  services.onMail();
  return answer;
}

/**
 * Whoever reads the link of somebody's account can become them: it is shown to nobody once a password is set.
 */
function refuseLink(
  user: StaffUser & { isInvited: boolean },
  { demoSignIn }: StaffServices,
  hasMailServer: boolean,
): Refusal | null {
  if (isDemoStaff(user.email) && !demoSignIn) return NO_ACCOUNT;
  if (hasMailServer || user.isInvited) return null;
  return refuse(
    'conflict',
    `No mail server is set (SMTP_URL), so no link can reach ${user.email}. From the shop's machine: npm run staff -- reset ${user.email}`,
  );
}

async function writeLink(
  { services, shopUrl }: Linking,
  tx: Transaction,
  { user, by, isInvited }: { user: StaffUser; by: StaffUser; isInvited: boolean },
): Promise<string> {
  let address = '';
  const auth = await services.authIn(tx, {
    linkLimit: isInvited ? INVITATION_LIMIT : LINK_LIMIT,
    onResetLink: async ({ token }) => {
      address = passwordAddress(shopUrl, token);
      const mail = isInvited ? staffInvitation({ ...user, by: by.name }, token) : passwordReset(user, token);
      await writeMail(tx, mail, services.now());
    },
  });
  await auth.api.requestPasswordReset({ body: { email: user.email } });
  if (address === '') throw new Error('No link was made for a user that is there');
  return address;
}

export const NO_ACCOUNT = refuse('not_found', 'There is no such account.');

const TAKEN = refuse('conflict', 'This address has an account already.', {
  fields: { email: 'This address has an account already.' },
});
