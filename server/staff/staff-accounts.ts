import { randomBytes } from 'node:crypto';
import { inTransaction, type Transaction } from '#db/connection.ts';
import { type Account, findOwner } from '#domain/staff/owner.ts';
import { type AuditEntry, writeAudit } from '../audit/write-audit.ts';
import { isDemoStaff } from '../config/demo-sign-in.ts';
import { type Answer, refuse, success } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import { NOT_SIGNED_IN } from '../http/staff.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { findMail, type StoredMail } from '../mail/mail-queries.ts';
import { passwordUrl } from '../mail/mail-words.ts';
import { createStaffUser } from './create-staff-user.ts';
import { buildLinkEvent, endResetLinks, mailResetLink } from './reset-links.ts';
import { deleteStaffUser, lockAllStaffUsers, lockStaffUser, type StaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

export type AccountServices = {
  services: StaffServices;
  shopUrl: string;
  /** False: no mail is sent, and the link of a new account is shown to the person who adds it. */
  hasMailServer: boolean;
};

type Linked = { email: string; link?: string };
type InvitedUser = StaffUser & { isInvited: boolean };

/** Mails that one user may have sent to others. */
const LINKS_OF_STAFF: Limit = { name: 'links by member of staff', limit: 30, seconds: 3_600 };

/** Adds an account; its owner sets the password by a mailed link. */
export async function inviteStaff(
  accounts: AccountServices,
  by: StaffUser,
  { email, name }: { email: string; name: string | null },
  seed: Seed,
): Promise<Answer<Linked>> {
  const { services } = accounts;
  return await sendLink(accounts, { by, seed }, async (tx) => {
    if (await lockStaffUser(tx, email)) return TAKEN;
    const lowercaseEmail = email.toLowerCase();
    // A password that is never disclosed: it closes the account until the link is followed.
    const password = randomBytes(32).toString('base64url');
    const account = { email: lowercaseEmail, name: name ?? lowercaseEmail, password, isInvited: true };
    const user = await createStaffUser(tx, services, account);
    const entry = {
      staff: by,
      action: 'staff.add',
      subjectId: user.email,
      after: { name: user.name },
    } as const;
    await writeAudit(tx, entry, services.now());
    return success({ ...user, isInvited: true });
  });
}

/** Sends a user a new link, which ends earlier ones. */
export async function sendLinkAgain(
  accounts: AccountServices,
  by: StaffUser,
  id: string,
  seed: Seed,
): Promise<Answer<Linked>> {
  const { services, hasMailServer } = accounts;
  return await sendLink(accounts, { by, seed }, async (tx) => {
    const users = await lockAllStaffUsers(tx);
    const user = users.find((one) => one.id === id);
    if (!user || (isDemoStaff(user.email) && !services.demo.demoSignIn)) return NO_ACCOUNT;
    if (isAnothersOwner(services, users, user, by)) return refuseOwner('reset', user.email);
    // A link gives the account to its reader: once a password is set, only the owner gets to see one.
    if (!hasMailServer && !user.isInvited) return refuseLink(user.email);
    await writeAudit(tx, { staff: by, action: 'staff.reset-link', subjectId: user.email }, services.now());
    const { id: userId, email, name, isInvited } = user;
    return success({ id: userId, email, name, isInvited });
  });
}

/** Sends the link of a request once: repeated, it has the same answer. */
async function sendLink(
  { services, shopUrl, hasMailServer }: AccountServices,
  { by, seed }: { by: StaffUser; seed: Seed },
  prepare: (tx: Transaction) => Promise<Answer<InvitedUser>>,
): Promise<Answer<Linked>> {
  const tooMany = await throttle(services.db, LINKS_OF_STAFF, by.email);
  if (tooMany) return tooMany;
  // The link is a secret, so it is not stored with the answer to be repeated.
  const answerWith = (email: string, token: string | undefined) => {
    const link = token !== undefined && !hasMailServer && passwordUrl(shopUrl, token);
    return success({ email, ...(link && { link }) }, { isRepeatable: true });
  };
  const event = buildLinkEvent(seed);
  const answer = await inTransaction(services.db, async (tx): Promise<Answer<Linked>> => {
    // One request of a member of staff after the other.
    await lockStaffUser(tx, by.email);
    const mailed = await findMail(tx, event);
    if (mailed) return answerWith(mailed.recipient, findToken(mailed));
    const prepared = await prepare(tx);
    if (!prepared.ok) return prepared;
    const { isInvited, ...user } = prepared.body;
    const invitedBy = isInvited ? by.name : undefined;
    return answerWith(user.email, await mailResetLink(services, tx, user, { event, invitedBy }));
  });
  services.onMail();
  return answer;
}

/** Finds the token of the link in a mail, unless the mail has been sent or has ended. */
function findToken({ facts }: StoredMail): string | undefined {
  const read = readFacts(facts);
  return read?.kind === 'staff_invitation' || read?.kind === 'password_reset' ? read.token : undefined;
}

/** Removes another user's account and ends their sessions. Their entries in the audit log stay. */
export async function removeAccount(
  services: StaffServices,
  by: StaffUser,
  id: string,
): Promise<Answer<{ email: string }>> {
  const { db, now } = services;
  return await inTransaction(db, async (tx): Promise<Answer<{ email: string }>> => {
    const users = await lockAllStaffUsers(tx);
    // A user who has just been removed by another one removes no user.
    if (!users.some((user) => user.id === by.id)) return NOT_SIGNED_IN;
    const user = users.find((one) => one.id === id);
    if (!user) return NO_ACCOUNT;
    if (users.length === 1) return LAST;
    if (user.id === by.id) return OWN;
    if (isAnothersOwner(services, users, user, by)) return refuseOwner('remove', user.email);
    await removeUser(tx, user, by, now());
    return success({ email: user.email });
  });
}

export async function removeUser(
  tx: Transaction,
  { id, email, name }: StaffUser,
  staff: AuditEntry['staff'],
  now: Date,
): Promise<void> {
  await endResetLinks(tx, { id, email });
  await deleteStaffUser(tx, id);
  await writeAudit(tx, { staff, action: 'staff.remove', subjectId: email, before: { name } }, now);
}

/** True for the account of the owner, if somebody else is to change it. */
function isAnothersOwner(
  { demo }: StaffServices,
  users: readonly (StaffUser & Account)[],
  user: StaffUser,
  by: StaffUser,
): boolean {
  return user.id !== by.id && findOwner(users, demo)?.id === user.id;
}

function refuseOwner(command: 'remove' | 'reset', email: string) {
  const option = command === 'remove' ? ' --owner' : '';
  return refuse(
    'not_allowed',
    `${email} is the owner of this shop, whom others cannot ${command}. From the shop's machine: npm run staff -- ${command} ${email}${option}`,
  );
}

const NO_ACCOUNT = refuse('not_found', 'There is no such account.');

const TAKEN = refuse('conflict', 'This address has an account already.', {
  fields: { email: 'This address has an account already.' },
});

function refuseLink(email: string) {
  return refuse(
    'conflict',
    `No mail server is set (SMTP_URL), so no link can reach ${email}. From the shop's machine: npm run staff -- reset ${email}`,
  );
}

const LAST = refuse('conflict', 'This is the last account: without it nobody could sign in.');
const OWN = refuse('conflict', 'You cannot remove your own account. Another member of the staff can.');
