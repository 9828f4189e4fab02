import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { emailAddress } from '#contract/fields.ts';
import { staffAddress } from '#contract/forms/staff.ts';
import { openForBackup } from '#db/backup/open-for-backup.ts';
import { migrate } from '#db/migrate.ts';
import { findOwner } from '#domain/staff/owner.ts';
import { passwordProblem } from '#domain/staff/password.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/create-log.ts';
import { addStaff, removeStaff, resetStaff } from '#server/staff/manage-staff.ts';
import { selectStaffUsers } from '#server/staff/staff-queries.ts';
import { openStaff, type StaffServices } from '#server/staff/staff-services.ts';
import { readSecretLine } from './read-secret-line.ts';

const USAGE = `Say what to do:
  npm run staff -- add EMAIL [--name NAME] [--ask]   a new member
  npm run staff -- reset EMAIL [--ask]               a new password; ends their sessions
  npm run staff -- remove EMAIL [--owner]            --owner if it is the owner, the first account
  npm run staff -- list
With --ask you type the password; otherwise one is made up and shown once.`;

type Wanted = { email: string; name: string | undefined; asks: boolean; isOwner: boolean };

const COMMANDS: Record<string, (services: StaffServices, wanted: Wanted) => Promise<string>> = {
  async add(services, { email, name, asks }) {
    const { password, shown } = await newPassword(asks);
    const user = await addStaff(services, { email, name: name ?? email, password });
    if (!user)
      throw new StartupError(
        `${email} is a member already. To give them a new password: npm run staff -- reset ${email}`,
      );
    return `${user.email} can sign in now${shown}`;
  },
  async reset(services, { email, asks }) {
    const { password, shown } = await newPassword(asks);
    if (!(await resetStaff(services, email, password))) throw noSuchUser(email);
    return `${email} has a new password, and was signed out everywhere${shown}`;
  },
  async remove(services, { email, isOwner }) {
    const owner = findOwner(await selectStaffUsers(services.db), services.demo);
    if (owner?.email === email && !isOwner)
      throw new StartupError(
        `${email} is the owner of this shop; without them, the next account is. If that is meant: npm run staff -- remove ${email} --owner`,
      );
    if (!(await removeStaff(services, email))) throw noSuchUser(email);
    return `${email} is no member any more, and was signed out everywhere.`;
  },
  async list({ db, demo }) {
    const users = await selectStaffUsers(db);
    const owner = findOwner(users, demo);
    if (users.length === 0) return 'There are no members yet: npm run staff -- add EMAIL';
    const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? 'never';
    return users
      .map(
        ({ id, email, name, createdAt, lastSeenAt }) =>
          `${email}  ${name}  since ${day(createdAt)}, last seen ${day(lastSeenAt)}${id === owner?.id ? ', owner' : ''}`,
      )
      .join('\n');
  },
};

/** Runs `npm run staff` with these arguments; returns what it prints. Throws a StartupError to print. */
export async function runStaffCommand(
  args: string[],
  environment: Record<string, string | undefined>,
): Promise<string> {
  const { command, wanted } = readArguments(args);
  const config = readConfig(environment);
  const { db, close } = await openForBackup(config);
  try {
    await migrate(db, async () => undefined);
    const services = openStaff({
      config,
      db,
      log: createLog('silent'),
      now: () => new Date(),
      onMail: () => undefined,
    });
    return await command(services, wanted);
  } finally {
    await close();
  }
}

function readArguments(args: string[]) {
  const { positionals, values } = parse(args);
  const [name = '', email, ...others] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || others.length > 0 || (name === 'list') !== (email === undefined))
    throw new StartupError(USAGE);
  const parsed = (name === 'add' ? staffAddress() : emailAddress()).safeParse(email ?? 'nobody@shop.invalid');
  if (!parsed.success) throw new StartupError(`${email} is not an email address.`);
  const wanted = {
    email: parsed.data.toLowerCase(),
    name: values.name?.trim() || undefined,
    asks: values.ask ?? false,
    isOwner: values.owner ?? false,
  };
  return { command, wanted };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, ask: { type: 'boolean' }, owner: { type: 'boolean' } },
    });
  } catch {
    throw new StartupError(USAGE);
  }
}

async function newPassword(asks: boolean): Promise<{ password: string; shown: string }> {
  if (!asks) {
    const password = madeUpPassword();
    return { password, shown: `, with this password, which is shown only now:\n\n  ${password}\n` };
  }
  const password = await readSecretLine('New password: ');
  const problem = passwordProblem(password);
  if (problem) throw new StartupError(problem);
  return { password, shown: ' with the password you typed.' };
}

/** 100 bits in letters that are not easily confused. */
function madeUpPassword(): string {
  const letters = Array.from(randomBytes(20), (byte) => '0123456789abcdefghjkmnpqrstvwxyz'[byte & 31]);
  return letters.join('').replace(/.{5}(?=.)/g, '$&-');
}

function noSuchUser(email: string): StartupError {
  return new StartupError(`There is no member ${email}. All members: npm run staff -- list`);
}
