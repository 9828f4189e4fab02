import type { WirePastImport, WirePastRecord } from '#contract/calls/past-records.ts';
import { listFacts } from '#domain/past-records/past-record.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { PastImportRow, PastRecordRow } from './past-record-queries.ts';

export function presentPastRecord({ id, kind, at, document }: PastRecordRow): WirePastRecord {
  return {
    id,
    kind,
    title: document.title,
    at: at.toISOString(),
    facts: listFacts(kind, document),
    lines: (document.lines ?? []).map(({ name, sku = null, quantity, price = null, discount = null }) => ({
      name,
      quantity,
      ...omitNulls({ sku, price, discount }),
    })),
  };
}

export function presentPastImport(row: PastImportRow): WirePastImport {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.fileName,
    startedAt: row.startedAt.toISOString(),
    startedBy: row.startedBy,
    added: row.added,
    changed: row.changed,
    ...omitNulls({ undoneAt: row.undoneAt?.toISOString() ?? null, undoneBy: row.undoneBy }),
    kept: row.kept,
  };
}
