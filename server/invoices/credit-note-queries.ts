import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '#db/connection.ts';
import { creditNotes, orders } from '#db/schema/index.ts';
import { type CreditNoteDocument, restoreCreditNote, storeCreditNote } from '#domain/invoices/credit-note.ts';
import { creditNoteList } from '#domain/invoices/credit-note-list.ts';
import { parseCreditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { listQueries, type Part, selectPart } from '../lists/list-queries.ts';
import { isFoundInOrder } from '../orders/order-conditions.ts';

/** An issued credit note. One that is `reversedBy` another one is taken back by it. */
export type CreditNote = CreditNoteDocument & {
  number: number;
  refundId: string;
  issuedAt: Date;
  reversedBy: number | null;
};

const reversals = alias(creditNotes, 'reversals');

function selectNotes(db: Connection) {
  return db
    .select({
      number: creditNotes.number,
      refundId: creditNotes.refundId,
      issuedAt: creditNotes.issuedAt,
      document: creditNotes.document,
      reversedBy: reversals.number,
    })
    .from(creditNotes)
    .leftJoin(reversals, eq(reversals.reverses, creditNotes.number));
}

export async function findCreditNote(db: Connection, number: number): Promise<CreditNote | null> {
  return (await select(db, eq(creditNotes.number, number)))[0] ?? null;
}

/** Finds the credit notes of an order's refunds, oldest first. */
export async function findCreditNotesOfOrder(db: Connection, orderId: string): Promise<CreditNote[]> {
  return await select(db, eq(creditNotes.orderId, orderId));
}

async function select(db: Connection, condition: SQL): Promise<CreditNote[]> {
  const rows = await selectNotes(db).where(condition).orderBy(asc(creditNotes.number));
  return rows.map(restoreRow);
}

export async function insertCreditNote(
  tx: Transaction,
  { number, refundId, issuedAt, ...document }: Omit<CreditNote, 'reversedBy'>,
  reverses: number | null,
): Promise<void> {
  const { orderId } = document;
  await tx
    .insert(creditNotes)
    .values({ number, refundId, orderId, issuedAt, reverses, document: storeCreditNote(document) });
}

export const creditNoteQueries = listQueries<typeof creditNoteList, CreditNote>({
  list: creditNoteList,
  conditions: {
    search: (search) => {
      const number = parseCreditNoteLabel(search);
      if (number !== null) return eq(creditNotes.number, number);
      return sql`exists (select from ${orders} where ${and(eq(orders.id, creditNotes.orderId), isFoundInOrder(search))})`;
    },
  },
  sorts: {},
  keyset: { at: creditNotes.issuedAt, id: creditNotes.number, idOf: ({ number }) => String(number) },
  select: async (db: Connection, part: Part) =>
    (await selectPart(selectNotes(db).$dynamic(), part)).map(restoreRow),
});

function restoreRow({ document, ...row }: Awaited<ReturnType<typeof selectNotes>>[number]): CreditNote {
  return { ...restoreCreditNote(document), ...row };
}
