import { lchown, lstat, readdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { errorCode } from './system-errors.ts';

/** A user of the machine by number; a Windows process has none. */
export type Account = { uid: number; gid: number };

export function currentAccount(): Account | null {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  return uid === undefined || gid === undefined ? null : { uid, gid };
}

/**
 * Whether the machine knows a name for the current user; initdb insists on one, and containers often have
 * none.
 */
export function hasCurrentUserName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/**
 * The unprivileged accounts of the machine: first those meant for a database or a server, then the system's
 * own.
 */
export async function listUnprivilegedAccounts(): Promise<Account[]> {
  const accounts = (await readPasswd())
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
  return accounts.toSorted((a, b) => rank(a) - rank(b)).map(({ uid, gid }) => ({ uid, gid }));
}

/** Makes the account the owner of the file, or of the folder and all that is in it. Only root may. */
export async function giveTo(path: string, account: Account): Promise<void> {
  const entry = await lstat(path);
  if (entry.uid !== account.uid) await lchown(path, account.uid, account.gid);
  if (!entry.isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(join(path, name), account);
}

async function readPasswd(): Promise<string> {
  try {
    return await readFile('/etc/passwd', 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

const PREFERRED = ['postgres', 'node', 'nobody'];
const FIRST_PERSON = 1000;

function rank(account: { name: string; uid: number }): number {
  const preferred = PREFERRED.indexOf(account.name);
  if (preferred >= 0) return preferred;
  return account.uid < FIRST_PERSON ? PREFERRED.length : PREFERRED.length + 1;
}
