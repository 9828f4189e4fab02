import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the emulator of a running demo shop answers, and the secret key it takes. */
export type DemoAccess = { address: string; secretKey: string };

/** Lets commands beside the running shop, such as `npm run audit`, ask its emulator. */
export async function writeDemoAccess(dataDir: string, access: DemoAccess): Promise<void> {
  const file = fileIn(dataDir);
  // A new file, because `mode` does not change an old one.
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(access), { mode: 0o600 });
}

export async function removeDemoAccess(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

/** Null without a running shop; after a crash the address may not answer. */
export async function readDemoAccess(dataDir: string): Promise<DemoAccess | null> {
  try {
    const { address, secretKey } = JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
    return typeof address === 'string' && typeof secretKey === 'string' ? { address, secretKey } : null;
  } catch {
    return null;
  }
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'stripe-emulator', 'access.json');
}
