import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Account,
  currentAccount,
  giveTo,
  hasCurrentUserName,
  listUnprivilegedAccounts,
} from './account.ts';
import { type Launcher, runToEnd } from './launcher.ts';
import { StartupError } from './startup-error.ts';
import { currentUser, errorCode } from './system-errors.ts';
import { UNFINISHED_PREFIX } from './unfinished-folders.ts';

type Question = { postgres: string; dataFolder: string; clusterOwner: Account | null };

/**
 * Chooses how to run PostgreSQL's programs, so that they are not root and can read and write in the data
 * folder. `clusterOwner` owns the database's files, if there are any yet. Throws a StartupError when there is
 * no way, or when the files belong to somebody else.
 */
export async function chooseLauncher(question: Question): Promise<Launcher> {
  const self = currentAccount();
  if (self === null) return { prefix: [], runAs: null, owner: null };
  const onExit = await stopWithServerPrefix();
  if (self.uid === 0) return chooseForRoot(question, self, onExit);
  refuseForeignCluster(question, self);
  const direct: Launcher = { prefix: onExit, runAs: null, owner: self };
  if (hasCurrentUserName()) return direct;
  const named = await asUnprivilegedInside(self, onExit);
  return (await canWork(named, question)) ? named : direct;
}

async function chooseForRoot(question: Question, root: Account, onExit: string[]): Promise<Launcher> {
  const { clusterOwner } = question;
  const ownerFirst = clusterOwner !== null && clusterOwner.uid !== 0 ? [clusterOwner] : [];
  for (const account of ownerFirst) {
    const launcher = asAccount(account, onExit);
    if (await canWorkAs(account, launcher, question)) return launcher;
  }
  const inside = await asUnprivilegedInside(root, onExit);
  if (await canWork(inside, question)) return inside;
  for (const account of await listUnprivilegedAccounts()) {
    const launcher = asAccount(account, onExit);
    if (await canWorkAs(account, launcher, question)) return launcher;
  }
  throw new StartupError(
    'PostgreSQL does not run as root, user namespaces are forbidden here, and no unprivileged account reaches ' +
      `${question.dataFolder}: start the shop as an ordinary user, set DATA_DIR to a folder such an account can ` +
      'reach, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

function refuseForeignCluster({ clusterOwner, dataFolder }: Question, self: Account): void {
  if (clusterOwner === null || clusterOwner.uid === self.uid) return;
  throw new StartupError(
    `The database in ${dataFolder} belongs to uid ${clusterOwner.uid}, but the server runs as ${currentUser()}: ` +
      `start it as the owner, run chown -R ${self.uid} ${dataFolder}, or set DATA_DIR to another folder.`,
  );
}

/** Linux can tell the database to shut down when the server dies, however it dies. */
async function stopWithServerPrefix(): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--'];
  const { code } = await runToEnd({ prefix, runAs: null, owner: null }, '/bin/sh', ['-c', ':']);
  return code === 0 ? prefix : [];
}

/**
 * A user namespace in which the current user has another, unprivileged and named uid; outside nothing
 * changes, so files are the current user's.
 */
async function asUnprivilegedInside(self: Account, onExit: string[]): Promise<Launcher> {
  const [inside] = process.platform === 'linux' ? await listUnprivilegedAccounts() : [];
  const { uid, gid } = inside ?? { uid: 1000, gid: 1000 };
  const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', ...onExit];
  return { prefix, runAs: null, owner: self };
}

function asAccount(account: Account, onExit: string[]): Launcher {
  return { prefix: onExit, runAs: account, owner: account };
}

/**
 * Lets the account's group pass through the data folder (not list it), unless the account turns out not to
 * work.
 */
async function canWorkAs(account: Account, launcher: Launcher, question: Question): Promise<boolean> {
  const { dataFolder } = question;
  const before = await stat(dataFolder);
  if (before.uid === account.uid || (before.mode & 0o001) !== 0) return canWork(launcher, question);
  try {
    await chown(dataFolder, before.uid, account.gid);
    await chmod(dataFolder, (before.mode & 0o707) | 0o010);
    if (await canWork(launcher, question)) return true;
    await chown(dataFolder, before.uid, before.gid);
    await chmod(dataFolder, before.mode & 0o777);
    return false;
  } catch (error) {
    // A container's root is not always allowed to change owners.
    if (errorCode(error) === 'EPERM') return false;
    throw error;
  }
}

/** Tries it: runs the program and writes a file in the data folder. */
async function canWork(launcher: Launcher, { postgres, dataFolder }: Question): Promise<boolean> {
  const folder = await mkdtemp(join(dataFolder, UNFINISHED_PREFIX));
  try {
    if (launcher.runAs !== null) await giveTo(folder, launcher.runAs);
    const script = '"$1" --version && : > "$2/written"';
    const { code } = await runToEnd(launcher, '/bin/sh', ['-c', script, 'sh', postgres, folder]);
    return code === 0;
  } catch (error) {
    if (errorCode(error) === 'EPERM') return false;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
