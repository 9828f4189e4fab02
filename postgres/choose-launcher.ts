import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Account,
  currentAccount,
  giveTo,
  hasCurrentUserName,
  listUnprivilegedAccounts,
} from './account.ts';
import { DIRECT, type Launcher, runToEnd } from './launcher.ts';
import { StartupError } from './startup-error.ts';
import { currentUser, errorCode } from './system-errors.ts';
import { UNFINISHED_PREFIX } from './unfinished-folders.ts';

/** `clusterOwner` owns the database's files; null when there are none. */
type Situation = { postgres: string; dataFolder: string; clusterOwner: Account | null };

/**
 * Chooses how to run PostgreSQL's programs as a user other than root that can read and write the data folder.
 * Throws a StartupError when there is no way, or when the files belong to another user.
 */
export async function chooseLauncher(situation: Situation): Promise<Launcher> {
  const self = currentAccount();
  if (self === null) return DIRECT;
  const onExit = await stopWithServerPrefix();
  if (self.uid === 0) return chooseForRoot(situation, self, onExit);
  refuseForeignCluster(situation, self);
  const direct: Launcher = { prefix: onExit, runAs: null, owner: self };
  if (hasCurrentUserName()) return direct;
  const named = await inUserNamespace(self, onExit);
  return (await canWork(named, situation)) ? named : direct;
}

async function chooseForRoot(situation: Situation, root: Account, onExit: string[]): Promise<Launcher> {
  const { clusterOwner, dataFolder } = situation;
  const asOwner = clusterOwner?.uid ? await asAccount(clusterOwner, onExit, situation) : null;
  if (asOwner) return asOwner;
  const inside = await inUserNamespace(root, onExit);
  if (await canWork(inside, situation)) return inside;
  for (const account of await listUnprivilegedAccounts()) {
    const launcher = await asAccount(account, onExit, situation);
    if (launcher) return launcher;
  }
  throw new StartupError(
    'PostgreSQL does not run as root, user namespaces are forbidden here, and no unprivileged account reaches ' +
      `${dataFolder}: start the shop as an ordinary user, set DATA_DIR to a folder such an account can ` +
      'reach, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

function refuseForeignCluster({ clusterOwner, dataFolder }: Situation, self: Account): void {
  if (clusterOwner === null || clusterOwner.uid === self.uid) return;
  throw new StartupError(
    `The database in ${dataFolder} belongs to uid ${clusterOwner.uid}, but the server runs as ${currentUser()}: ` +
      `start it as the owner, run chown -R ${self.uid} ${dataFolder}, or set DATA_DIR to another folder.`,
  );
}

/** Linux can stop the database when the server dies, even by SIGKILL. */
async function stopWithServerPrefix(): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--'];
  const { code } = await runToEnd({ ...DIRECT, prefix }, '/bin/sh', ['-c', ':']);
  return code === 0 ? prefix : [];
}

/** A user namespace in which the current user, who owns the files, has an unprivileged, named uid. */
async function inUserNamespace(self: Account, onExit: string[]): Promise<Launcher> {
  const [inside] = process.platform === 'linux' ? await listUnprivilegedAccounts() : [];
  const { uid, gid } = inside ?? { uid: 1000, gid: 1000 };
  const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', ...onExit];
  return { prefix, runAs: null, owner: self };
}

/**
 * Runs the programs as the account, whose group may pass through the data folder (not list it) from then on.
 * Null, with nothing changed, when they do not work so.
 */
async function asAccount(account: Account, prefix: string[], situation: Situation): Promise<Launcher | null> {
  const launcher = { prefix, runAs: account, owner: account };
  const { dataFolder } = situation;
  const before = await stat(dataFolder);
  try {
    if (before.uid === account.uid || (before.mode & 0o001) !== 0)
      return (await canWork(launcher, situation)) ? launcher : null;
    await chown(dataFolder, before.uid, account.gid);
    await chmod(dataFolder, (before.mode & 0o707) | 0o010);
    if (await canWork(launcher, situation)) return launcher;
    await chown(dataFolder, before.uid, before.gid);
    await chmod(dataFolder, before.mode & 0o777);
  } catch (error) {
    // A container's root is not always allowed to change owners.
    if (errorCode(error) !== 'EPERM') throw error;
  }
  return null;
}

/** True if the launcher can run the program and write a file in the data folder. */
async function canWork(launcher: Launcher, { postgres, dataFolder }: Situation): Promise<boolean> {
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
