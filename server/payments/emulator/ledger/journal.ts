import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readLines } from './read-lines.ts';

/**
 * An append-only file of JSON. Each line is one batch: what a single fdatasync made durable. A line therefore stands
 * or falls as a whole, and only the last one can be torn by a crash.
 */
export type Journal = {
  /** Resolves once the entry is on disk. Rejects otherwise; only when the disk itself fails may it turn up later. */
  append(entry: unknown): Promise<void>;
  /** Waits for what was appended, then closes the file. */
  close(): Promise<void>;
};

type Waiting = { text: string; resolve: () => void; reject: (error: unknown) => void };

/**
 * Opens the journal, creating it with its folder if absent, and hands every entry to `replay` in the order of writing.
 * A torn last line was never acknowledged: it is cut off. Rejects when an earlier line cannot be read.
 */
export async function openJournal(file: string, replay: (entry: unknown) => void): Promise<Journal> {
  const firstFolder = await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  try {
    const length = await replayLines(handle, file, replay);
    await syncFolders(file, firstFolder);
    return writeJournal(handle, length);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function replayLines(handle: FileHandle, file: string, replay: (entry: unknown) => void) {
  let end = 0;
  let number = 0;
  let damagedLine: number | null = null;
  for await (const line of readLines(handle)) {
    number += 1;
    if (damagedLine !== null) {
      throw new Error(
        `The payment ledger ${file} is damaged in line ${damagedLine}. Restore it from a backup.`,
      );
    }
    const batch = line.complete ? parseBatch(line.text) : null;
    if (batch === null) {
      damagedLine = number;
    } else {
      for (const entry of batch) replay(entry);
      end = line.end;
    }
  }
  if (damagedLine !== null) {
    await handle.truncate(end);
    await handle.sync();
  }
  return end;
}

function parseBatch(text: string): unknown[] | null {
  try {
    const batch: unknown = JSON.parse(text);
    return Array.isArray(batch) ? batch : null;
  } catch {
    return null;
  }
}

/**
 * A new file survives a power cut only once its folder is on disk too, and so does each new folder. Windows cannot
 * open folders, and need not.
 */
async function syncFolders(file: string, firstCreated: string | undefined) {
  if (process.platform === 'win32') return;
  const highest = dirname(firstCreated ?? file);
  let folder = dirname(file);
  await syncFolder(folder);
  while (resolve(folder) !== resolve(highest)) {
    folder = dirname(folder);
    await syncFolder(folder);
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function writeJournal(handle: FileHandle, initialLength: number): Journal {
  let length = initialLength;
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | null = null;
  let broken: Error | null = null;

  /** Entries that arrive while a batch is being written make up the next one, so they share one fdatasync. */
  async function flush() {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await writeBatch(`[${batch.map((entry) => entry.text).join(',')}]\n`);
        for (const entry of batch) entry.resolve();
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
    }
    flushing = null;
  }

  async function writeBatch(line: string) {
    if (broken) throw broken;
    const bytes = Buffer.from(line);
    try {
      await handle.appendFile(bytes);
    } catch (error) {
      // A full disk leaves half a line; take it back, so that the journal can go on when there is room again.
      await handle.truncate(length).catch(giveUp);
      throw error;
    }
    // After a failed fdatasync nobody knows what is on disk: only a restart, which reads it again, does.
    await handle.datasync().catch(giveUp);
    length += bytes.length;
  }

  function giveUp(cause: unknown): never {
    broken = new Error('The payment ledger cannot be written any more; restart to recover.', { cause });
    throw broken;
  }

  return {
    append(entry) {
      if (broken) return Promise.reject(broken);
      return new Promise((resolve, reject) => {
        waiting.push({ text: JSON.stringify(entry), resolve, reject });
        flushing ??= flush();
      });
    },
    async close() {
      while (flushing) await flushing;
      broken ??= new Error('The payment ledger is closed.');
      await handle.close();
    },
  };
}
