import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { PageFields } from '../wire/list-fields.ts';
import type {
  DisputeRecord,
  EventRecord,
  LedgerRecord,
  MethodRecord,
  RecordKind,
  RecordOf,
  RefundRecord,
} from './records.ts';

export const SCHEMA = `
  create table ledger (fingerprint_key text not null) strict;
  create table records (
    place integer primary key,
    id text not null unique,
    kind text not null,
    created integer not null,
    record text not null
  ) strict;
  create index records_by_time on records (kind, created);
  create index refunds_by_intent on records (record ->> 'paymentIntent') where kind = 'refund';
  create table owed_events (id text primary key) strict, without rowid;
`;

export type PageFilter = {
  /** Values that fields of the record must have; of a list, any. */
  fields?: Record<string, string | readonly string[] | undefined>;
  /** For events: whether an endpoint has still to acknowledge them. */
  isOwed?: boolean | undefined;
};

export type RecordQueries = ReturnType<typeof createRecordQueries>;

/** The statements over records. A record is stored as JSON under its kind and id. */
export function createRecordQueries(db: DatabaseSync) {
  const select = db.prepare('select record from records where kind = ? and id = ?');
  const upsert = db.prepare(`
    insert into records (id, kind, created, record) values (?, ?, ?, ?)
    on conflict (id) do update set created = excluded.created, record = excluded.record`);
  const insertOwed = db.prepare('insert into owed_events (id) values (?)');
  const deleteOwed = db.prepare('delete from owed_events where id = ?');
  const selectOwed = db.prepare(`
    select record from owed_events join records using (id) order by created, place`);
  const countOwed = db.prepare('select count(*) as count from owed_events where id = ?');
  const selectUnsettled = db.prepare(`
    select record from records where kind in ('refund', 'dispute') and record ->> 'ahead' is not null`);
  const selectMethods = db.prepare(`
    select record from records where kind = 'payment_method' and record ->> 'customer' = ? order by place`);
  const deletePayment = db.prepare(`
    delete from records where id = ?1
      or kind in ('charge', 'refund', 'dispute') and record ->> 'paymentIntent' = ?1`);
  const selectDisputes = db.prepare(`
    select record from records where kind = 'dispute' and record ->> 'charge' = ? order by place`);

  return {
    find<Kind extends RecordKind>(kind: Kind, id: string): RecordOf<Kind> | undefined {
      const row = select.get(kind, id);
      return row && parse(row);
    },

    /** Replaces the record with the same id, or adds one as the last. */
    put(record: LedgerRecord): void {
      upsert.run(record.id, record.kind, record.created, JSON.stringify(record));
      if (record.kind === 'event' && record.owed) insertOwed.run(record.id);
    },

    /** Newest first. `hasMore`: there are others in the direction of reading. */
    readPage<Kind extends RecordKind>(kind: Kind, page: PageFields & PageFilter) {
      const { conditions, values } = buildConditions(page);
      const isBackwards = page.ending_before !== undefined;
      const order = isBackwards ? 'asc' : 'desc';
      const rows = db
        .prepare(
          `select record from records where ${['kind = ?', ...conditions].join(' and ')}
          order by created ${order}, place ${order} limit ?`,
        )
        .all(kind, ...values, page.limit + 1);
      const items = rows.slice(0, page.limit).map((row): RecordOf<Kind> => parse(row));
      return { items: isBackwards ? items.reverse() : items, hasMore: rows.length > page.limit };
    },

    /** Deletes a payment with its charges, refunds and disputes. */
    removePayment: (id: string): void => void deletePayment.run(id),

    isOwed: (eventId: string): boolean => countOwed.get(eventId)?.count === 1,
    /** Oldest first. */
    owedEvents: (): EventRecord[] => selectOwed.all().map(parse),
    removeOwed: (eventId: string): void => void deleteOwed.run(eventId),
    /** Refunds and disputes that a bank ends later. */
    unsettled: (): (RefundRecord | DisputeRecord)[] => selectUnsettled.all().map(parse),
    /** Oldest first. */
    methodsOf: (customer: string): MethodRecord[] => selectMethods.all(customer).map(parse),
    /** Oldest first. */
    disputesOf: (charge: string): DisputeRecord[] => selectDisputes.all(charge).map(parse),
  };
}

/** Deletes the records of a kind that were created before `time`, in seconds since 1970. */
export function deleteCreatedBefore(db: DatabaseSync, kind: RecordKind, time: number): void {
  db.prepare('delete from records where kind = ? and created < ?').run(kind, time);
  db.exec('delete from owed_events where id not in (select id from records)');
}

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function buildConditions({
  starting_after: after,
  ending_before: before,
  created = {},
  fields = {},
  isOwed,
}: PageFields & PageFilter) {
  const conditions: string[] = [];
  const values: SQLInputValue[] = [];
  const cursor = before ?? after;
  if (cursor !== undefined) {
    const comparison = before === undefined ? '<' : '>';
    conditions.push(`(created, place) ${comparison} (select created, place from records where id = ?)`);
    values.push(cursor);
  }
  for (const bound of ['gt', 'gte', 'lt', 'lte'] as const) {
    const time = created[bound];
    if (time === undefined) continue;
    conditions.push(`created ${COMPARISONS[bound]} ?`);
    values.push(time);
  }
  for (const [field, allowed] of Object.entries(fields)) {
    if (allowed === undefined) continue;
    const isOne = typeof allowed === 'string';
    conditions.push(`record ->> '${field}' ${isOne ? '= ?' : 'in (select value from json_each(?))'}`);
    values.push(isOne ? allowed : JSON.stringify(allowed));
  }
  if (isOwed !== undefined) conditions.push(`id ${isOwed ? '' : 'not '}in (select id from owed_events)`);
  return { conditions, values };
}

function parse(row: Record<string, unknown>) {
  return JSON.parse(String(row.record));
}
