import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably } from './durable-file.ts';
import { readIfExists } from './read-if-exists.ts';

/** The database's password; null when there is none yet, or its file was lost. */
export async function readPassword(dataFolder: string): Promise<string | null> {
  return (await readIfExists(resolvePasswordFile(dataFolder)))?.trim() || null;
}

/** Random, and safe in SQL strings and connection strings. */
export function generatePassword(): string {
  return randomBytes(24).toString('base64url');
}

export async function savePassword(dataFolder: string, password: string): Promise<void> {
  const file = resolvePasswordFile(dataFolder);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await syncFolder(dataFolder);
  await writeDurably(file, `${password}\n`);
}

export function resolvePasswordFile(dataFolder: string): string {
  return join(dataFolder, 'secrets', 'postgres-password');
}
