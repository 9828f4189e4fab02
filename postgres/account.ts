import { lchown, lstat, readdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { readIfExists } from './read-if-exists.ts';

/** A user of the machine; Windows has none. */
export type Account = { uid: number; gid: number };

export function currentAccount(): Account | null {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  return uid === undefined || gid === undefined ? null : { uid, gid };
}

/** True if the current user has a name, which initdb requires; in containers it often has none. */
export function hasCurrentUserName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/** The unprivileged accounts of the machine: those for a database or a server first, then the system's. */
export async function listUnprivilegedAccounts(): Promise<Account[]> {
  const accounts = ((await readIfExists('/etc/passwd')) ?? '')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
  return accounts.toSorted((a, b) => rank(a) - rank(b)).map(({ uid, gid }) => ({ uid, gid }));
}

/** Makes the account the owner of a file, or of a folder and all that is in it. Needs root. */
export async function giveTo(path: string, account: Account): Promise<void> {
  const entry = await lstat(path);
  if (entry.uid !== account.uid) await lchown(path, account.uid, account.gid);
  if (!entry.isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(join(path, name), account);
}

const PREFERRED = ['postgres', 'node', 'nobody'];
const FIRST_PERSON = 1000;

function rank(account: { name: string; uid: number }): number {
  const preferred = PREFERRED.indexOf(account.name);
  if (preferred >= 0) return preferred;
  return account.uid < FIRST_PERSON ? PREFERRED.length : PREFERRED.length + 1;
}
