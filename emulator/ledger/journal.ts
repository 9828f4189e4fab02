import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Line, readLines } from './read-lines.ts';
import { syncFolders } from './sync-folders.ts';

/**
 * An append-only file of JSON. Each line is one batch: what a single fdatasync made durable. A line therefore stands
 * or falls as a whole, and only the last one can be torn by a crash.
 */
export type Journal = {
  /** Resolves once the entry is on disk. Rejects otherwise; only when the disk itself fails may it turn up later. */
  append(entry: unknown): Promise<void>;
  /** For what may be lost in a crash: is written with the next entry, or a second later, or at the close. */
  appendSoon(entry: unknown): void;
  /** Bytes read at the opening. */
  initialLength: number;
  /** Waits for what was appended, then closes the file. */
  close(): Promise<void>;
};

type Waiting = { text: string; resolve: () => void; reject: (error: unknown) => void };

/** Milliseconds. */
const SOON = 1_000;

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
      if (number === 1 && !isTornStart(line)) {
        throw new Error(`${file} is not a payment ledger. Move it away, or name another file.`);
      }
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

/** What a crash can leave of a journal's first line. Anything else is somebody's file, and never cut. */
function isTornStart({ text, complete }: Line): boolean {
  return /^\0*$/.test(text) || (text.startsWith('[') && !complete);
}

function parseBatch(text: string): unknown[] | null {
  try {
    const batch: unknown = JSON.parse(text);
    return Array.isArray(batch) ? batch : null;
  } catch {
    return null;
  }
}

function writeJournal(handle: FileHandle, initialLength: number): Journal {
  let length = initialLength;
  let waiting: Waiting[] = [];
  let soon: string[] = [];
  let soonTimer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> | null = null;
  let broken: Error | null = null;

  /** Entries that arrive while a batch is being written make up the next one, so they share one fdatasync. */
  async function flush() {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const texts = [...soon, ...batch.map((entry) => entry.text)];
      soon = [];
      try {
        await writeBatch(`[${texts.join(',')}]\n`);
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

  function append(text: string): Promise<void> {
    if (broken) return Promise.reject(broken);
    return new Promise((resolve, reject) => {
      waiting.push({ text, resolve, reject });
      flushing ??= flush();
    });
  }

  /** Quietly: whoever could not afford to lose an entry would have waited for it. */
  async function writeSoon() {
    soonTimer = null;
    const last = soon.pop();
    if (last !== undefined) await append(last).catch(() => {});
  }

  return {
    append: (entry) => append(JSON.stringify(entry)),
    appendSoon(entry) {
      if (broken) return;
      soon.push(JSON.stringify(entry));
      soonTimer ??= setTimeout(writeSoon, SOON).unref();
    },
    initialLength,
    async close() {
      if (soonTimer) clearTimeout(soonTimer);
      await writeSoon();
      while (flushing) await flushing;
      broken ??= new Error('The payment ledger is closed.');
      await handle.close();
    },
  };
}
