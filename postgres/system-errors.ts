import { userInfo } from 'node:os';
import { StartupError } from './startup-error.ts';

/** The code of a failed system call ('ENOENT', …), or undefined for any other error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Makes a StartupError of an error of the file system about `folder`; returns other errors as they are. */
export function explainFolderError(error: unknown, folder: string): unknown {
  // Errors of starting a program have the same codes.
  const isAboutFile = !(error instanceof Error && 'spawnargs' in error);
  const reason = isAboutFile ? FOLDER_ERRORS[errorCode(error) ?? ''] : undefined;
  return reason === undefined ? error : new StartupError(reason(folder), { cause: error });
}

/** The user of this process, for messages: `deploy (uid 1000)`. */
export function currentUser(): string {
  const uid = process.getuid?.();
  try {
    return uid === undefined ? userInfo().username : `${userInfo().username} (uid ${uid})`;
  } catch {
    // In a container the uid often has no name.
    return `uid ${uid}`;
  }
}

const OTHER_FOLDER = 'or set DATA_DIR to another folder';
const notPermitted = (folder: string) =>
  `The data folder ${folder} cannot be written by user ${currentUser()}: make that user its owner, ${OTHER_FOLDER}.`;
const notAFolder = (folder: string) =>
  `The data folder ${folder} cannot be made because a file is in the way: move the file, ${OTHER_FOLDER}.`;
const full = (folder: string) =>
  `The disk of the data folder ${folder} is full: free some space, ${OTHER_FOLDER}.`;

const FOLDER_ERRORS: Record<string, (folder: string) => string> = {
  EACCES: notPermitted,
  EPERM: notPermitted,
  EROFS: (folder) =>
    `The data folder ${folder} is on a read-only file system: make it writable, ${OTHER_FOLDER}.`,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  ENOENT: (folder) => `The data folder ${folder} cannot be made there: check the path, ${OTHER_FOLDER}.`,
  ENAMETOOLONG: (folder) =>
    `The path of the data folder ${folder} is too long: set DATA_DIR to a shorter one.`,
  ENOSPC: full,
  EDQUOT: full,
};
