import { createHmac, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createGroupCommit } from './group-commit.ts';
import { damagedLedger, LedgerError, notALedger } from './ledger-error.ts';
import { createRecordQueries, deleteCreatedBefore, SCHEMA } from './record-queries.ts';
import type { LedgerRecord, RecordKind } from './records.ts';

/**
 * Everything the emulator stores, in a SQLite database. Reading and saving are synchronous: what decides on a
 * record and saves the result is never interrupted. An answer may be sent once `committed` resolves.
 */
export type Ledger = ReturnType<typeof ledgerIn>;

/** Marks the file as a ledger of the emulator: 'SEmu' in ASCII. */
const APPLICATION_ID = 0x53_45_6d_75;
const VERSION = 1;

/** Seconds. */
const ANSWER_LIFETIME = 24 * 60 * 60;
const EVENT_LIFETIME = 30 * 24 * 60 * 60;

/**
 * Opens the ledger in `file`, creating it if absent. Deletes old answers and events. Rejects with a
 * LedgerError when another process has the file open, or it is damaged or no ledger.
 */
export async function openLedger(file: string, now: () => Date): Promise<Ledger> {
  await mkdir(path.dirname(file), { recursive: true });
  // SQLite would create a file that every account can read.
  await (await open(file, 'a', 0o600)).close();
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma locking_mode = exclusive');
    const fingerprintKey = isEmpty(db) ? createLedger(db) : checkLedger(db, file);
    // Up to 32 MB of pages: writing in bulk touches all pages of the indexes.
    // The log is synced here, by `createGroupCommit`; SQLite itself syncs when it empties it.
    db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -32000');
    const oldestAnswer = () => now().getTime() / 1000 - ANSWER_LIFETIME;
    deleteCreatedBefore(db, 'idempotent_answer', oldestAnswer());
    deleteCreatedBefore(db, 'event', now().getTime() / 1000 - EVENT_LIFETIME);
    return ledgerIn(db, await open(`${file}-wal`, 'r+'), fingerprintKey, oldestAnswer);
  } catch (error) {
    db.close();
    throw explain(error, file);
  }
}

function ledgerIn(db: DatabaseSync, log: FileHandle, fingerprintKey: string, oldestAnswer: () => number) {
  const { put, removeOwed, ...queries } = createRecordQueries(db);
  const { write, writeWithoutSync, committed, commit } = createGroupCommit(db, () => log.datasync());
  return {
    ...queries,
    write,
    committed,
    /** A record that another one refers to. */
    get<Kind extends RecordKind>(kind: Kind, id: string) {
      const record = queries.find(kind, id);
      if (!record) throw new Error(`The ledger has no ${kind} ${id}.`);
      return record;
    },
    save(records: readonly LedgerRecord[]) {
      write(() => records.forEach(put));
    },
    /** The answer to repeat for an idempotency key; undefined after 24 hours. */
    findAnswer(id: string) {
      const answer = queries.find('idempotent_answer', id);
      return answer && answer.created >= oldestAnswer() ? answer : undefined;
    },
    /** Notes that an event need not be delivered any more. */
    endDelivery(eventId: string) {
      // Lost in a power cut, the event is delivered once more, as Stripe may do.
      writeWithoutSync(() => removeOwed(eventId));
    },
    /** A stable name for a card number that does not reveal it. */
    fingerprint: (cardNumber: string) =>
      createHmac('sha256', fingerprintKey).update(cardNumber).digest('base64url').slice(0, 16),
    async close() {
      if (!db.isOpen) return;
      commit();
      await committed().catch(() => undefined);
      db.close();
      await log.close();
    },
  };
}

function isEmpty(db: DatabaseSync): boolean {
  return db.prepare('select count(*) as count from sqlite_schema').get()?.count === 0;
}

/** Creates the tables in one transaction. */
function createLedger(db: DatabaseSync): string {
  db.exec(`begin; ${SCHEMA} pragma application_id = ${APPLICATION_ID}; pragma user_version = ${VERSION}`);
  const fingerprintKey = randomBytes(32).toString('base64url');
  db.prepare('insert into ledger (fingerprint_key) values (?)').run(fingerprintKey);
  db.exec('commit');
  return fingerprintKey;
}

function checkLedger(db: DatabaseSync, file: string): string {
  const isLedger = db.prepare('pragma application_id').get()?.application_id === APPLICATION_ID;
  const version = db.prepare('pragma user_version').get()?.user_version;
  if (!isLedger || version !== VERSION) throw notALedger(file);
  if (db.prepare('pragma quick_check(1)').get()?.quick_check !== 'ok') throw damagedLedger(file);
  return String(db.prepare('select fingerprint_key from ledger').get()?.fingerprint_key);
}

/** SQLite's result codes: https://sqlite.org/rescode.html. */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

function explain(error: unknown, file: string): unknown {
  switch (error instanceof Error && 'errcode' in error && error.errcode) {
    case BUSY:
      return new LedgerError(
        `The payment ledger ${file} is in use by another process. Stop that process first.`,
      );
    case CORRUPT:
      return damagedLedger(file);
    case NOT_A_DATABASE:
      return notALedger(file);
    default:
      return error;
  }
}
