import { createHash, randomUUID } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import type { PastDocument, PastKind } from '#domain/past-records/past-record.ts';
import { readInThread } from '../async/read-in-thread.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { inParts } from '../csv/in-parts.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import type { ParsedRecords, PastRecord, parsePastRecords } from './parse-past-records.ts';
import {
  deletePastRecords,
  findPastImport,
  insertPastChanges,
  insertPastImport,
  lockPastRecords,
  type PastImportRow,
  selectDocuments,
  selectPastChanges,
  storePastRecords,
  updatePastImport,
} from './past-record-queries.ts';
import { toPastRecordRow } from './to-past-record-row.ts';

export type PastImportReport = Pick<ParsedRecords, 'kind' | 'refused' | 'skipped' | 'leftOut'> & {
  new: number;
  changed: number;
  unchanged: number;
};

type Imported = ({ ok: true } & PastImportReport) | Refusal;
type By = { staff: Staff; now: Date };

/**
 * Keeps the customers or orders of a file, in one transaction: no mail, stock, payment or invoice follows. A
 * repetition finds them as they are. `dryRun` changes nothing, and reports the same.
 */
export async function importPastRecords(
  db: Database,
  { csv, dryRun, fileName }: { csv: string; dryRun: boolean; fileName: string },
  { staff, now }: By,
): Promise<Imported> {
  const parsed = await readInThread<ReturnType<typeof parsePastRecords>>(
    '#server/past-records/past-records-worker.ts',
    csv,
  );
  if (!parsed.ok) return refuse('invalid', parsed.message, { fields: { csv: parsed.message } });
  const { kind, records, refused, skipped, leftOut } = parsed;
  return await inTransaction(db, async (tx) => {
    await lockPastRecords(tx);
    const { added, changed, before } = await compare(tx, kind, records);
    const counts = { new: added.length, changed: changed.length };
    const unchanged = records.length - added.length - changed.length;
    const report = { ok: true as const, kind, ...counts, unchanged, refused, skipped, leftOut };
    if (dryRun || added.length + changed.length === 0) return report;
    const id = randomUUID();
    const started = { id, kind, fileName, startedAt: now, startedBy: staff.email };
    const none = { undoneAt: null, undoneBy: null, kept: 0 };
    await insertPastImport(tx, { ...started, ...none, added: added.length, changed: changed.length });
    for (const part of inParts([...added, ...changed])) {
      await storePastRecords(
        tx,
        part.map(({ id, record }) =>
          toPastRecordRow({ id, kind, document: record.document, at: record.at, now }),
        ),
      );
      await insertPastChanges(
        tx,
        part.map((one) => ({ importId: id, recordId: one.id, before: before.get(one.id) ?? null })),
      );
    }
    const after = { kind, ...counts, refused: refused.length };
    await writeAudit(tx, { staff, action: 'past_record.import', subjectId: id, after }, now);
    return report;
  });
}

type Identified = { id: string; record: PastRecord };

async function compare(tx: Transaction, kind: PastKind, records: readonly PastRecord[]) {
  const [added, changed]: [Identified[], Identified[]] = [[], []];
  const before = new Map<string, PastDocument>();
  const identified = records.map((record) => ({ id: digest(`${kind} ${record.key}`), record }));
  for (const part of inParts(identified)) {
    const known = await selectDocuments(
      tx,
      part.map(({ id }) => id),
    );
    for (const one of part) {
      const document = known.get(one.id);
      if (!document) added.push(one);
      else if (JSON.stringify(document) !== JSON.stringify(one.record.document)) {
        changed.push(one);
        before.set(one.id, document);
      }
    }
  }
  return { added, changed, before };
}

/** Takes back what an import added or changed, but for what a later one has changed again (model W6). */
export async function undoPastImport(
  db: Database,
  id: string,
  { staff, now }: By,
): Promise<{ ok: true; row: PastImportRow } | Refusal> {
  return await inTransaction(db, async (tx) => {
    await lockPastRecords(tx);
    const row = await findPastImport(tx, id);
    if (!row) return refuse('not_found', 'Import not found');
    if (row.undoneAt) return { ok: true, row };
    const changes = await selectPastChanges(tx, row);
    const undone = changes.filter(({ isKept }) => !isKept);
    const former = undone.flatMap(({ recordId, before, kind, at }) => {
      if (!before) return [];
      const row = { id: recordId, kind, document: before, at: before.fields.placedAt ?? null, now: at };
      return [toPastRecordRow(row)];
    });
    for (const part of inParts(former)) await storePastRecords(tx, part);
    const added = undone.filter(({ before }) => !before);
    await deletePastRecords(
      tx,
      added.map(({ recordId }) => recordId),
    );
    const kept = changes.length - undone.length;
    const after = { ...row, undoneAt: now, undoneBy: staff.email, kept };
    await updatePastImport(tx, after);
    await writeAudit(tx, { staff, action: 'past_record.undo_import', subjectId: id }, now);
    return { ok: true, row: after };
  });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
