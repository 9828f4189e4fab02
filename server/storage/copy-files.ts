import { StartupError } from '#postgres/startup-error.ts';
import type { FileStore } from './file-store.ts';

/** Files that are copied at once. */
const AT_ONCE = 4;

export type Copied = { copied: number; present: number; bytes: number };

/**
 * Copies the files that another store lacks, or has in another size, and reads each back. Can be interrupted
 * and repeated; removes nothing. Throws a StartupError if a file arrives changed.
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  isWanted: (name: string) => boolean = () => true,
): Promise<Copied> {
  const sizes = new Map<string, number>();
  for await (const { name, size } of to.list()) sizes.set(name, size);

  const result = { copied: 0, present: 0, bytes: 0 };
  const files = from.list()[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const { name, size } = next.value;
      if (!isWanted(name)) continue;
      if (sizes.get(name) === size) result.present++;
      else {
        await copy(name);
        result.copied++;
        result.bytes += size;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;

  async function copy(name: string): Promise<void> {
    const bytes = await from.read(name);
    if (!bytes) throw new StartupError(`${name} disappeared from ${from.place} while it was copied.`);
    await to.write([{ name, bytes }]);
    const arrived = await to.read(name);
    if (arrived?.equals(bytes)) return;
    await to.remove(name);
    throw new StartupError(`${name} arrived changed at ${to.place}. Check that storage, and run this again.`);
  }
}
