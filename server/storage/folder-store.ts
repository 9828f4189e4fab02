import { createReadStream, mkdirSync } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Environment } from '../http/bind.ts';
import type { FileStore } from './file-store.ts';

/** The end of a file that is not whole yet. */
const PARTIAL = '.part';

/** Files of a folder, which is made with the first file, or at once with `isServed`. */
export function openFolderStore(folder: string, { isServed = false } = {}): FileStore {
  if (isServed) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const serve = isServed ? serveFolder(folder) : null;

  /** Writes each file beside its name, then renames it, so that a power failure leaves none half-written. */
  async function writeAll(files: readonly { name: string; write: (to: string) => Promise<void> }[]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { name, write } of files) {
      const target = path.join(folder, name);
      const partial = `${target}.${process.pid}.${crypto.randomUUID()}${PARTIAL}`;
      try {
        await write(partial);
        await rename(partial, target);
      } finally {
        await rm(partial, { force: true });
      }
    }
    await flush(folder);
  }

  return {
    place: folder,
    serve: async (context) => (await serve?.(context, async () => undefined)) ?? null,
    open: async (name) => {
      const file = path.join(folder, name);
      return (await exists(file)) ? createReadStream(file) : null;
    },
    read: async (name) => await readFile(path.join(folder, name)).catch(nullIfMissing),
    has: async (name) => await exists(path.join(folder, name)),
    write: async (files) =>
      await writeAll(
        files.map(({ name, bytes }) => ({
          name,
          write: async (to) => await writeFile(to, bytes, { flush: true, mode: 0o600 }),
        })),
      ),
    writeFrom: async (name, from) =>
      await writeAll([
        {
          name,
          write: async (to) => {
            await copyFile(from, to);
            await flush(to);
          },
        },
      ]),
    async *list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(nullIfMissing);
      for (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.endsWith(PARTIAL)) continue;
        const found = await stat(path.join(folder, entry.name)).catch(nullIfMissing);
        if (found) yield { name: entry.name, size: found.size };
      }
    },
    remove: async (name) => await rm(path.join(folder, name), { force: true }),
  };
}

/** Serves the file that the last part of a path names. */
function serveFolder(folder: string) {
  return serveStatic<Environment>({
    root: folder,
    rewriteRequestPath: (url) => `/${path.posix.basename(url)}`,
  });
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Flushes a file, or the names of new files of a folder. */
async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r').catch(() => null);
  // Not all systems can flush a folder.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
