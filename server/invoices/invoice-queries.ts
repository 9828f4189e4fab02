import { desc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { invoices, orders } from '#db/schema/index.ts';
import { restoreInvoice } from '#domain/invoices/invoice-document.ts';
import { invoiceList } from '#domain/invoices/invoice-list.ts';
import { voidSince } from '#domain/invoices/void-invoice.ts';
import { countOrdersByCounters } from '../counters/counter-queries.ts';
import { listQueries, type Part, selectPart } from '../lists/list-queries.ts';
import { isFoundInOrder } from '../orders/order-conditions.ts';

export type InvoiceRow = Awaited<ReturnType<typeof selectRows>>[number];

const { id, createdAt, deletedAt } = orders;

/** Orders with their invoice or draft. A deleted order is among them only if its invoice was issued. */
export const invoiceQueries = listQueries<typeof invoiceList, InvoiceRow>({
  list: invoiceList,
  always: () =>
    or(isNull(deletedAt), sql`exists (select from ${invoices} where ${invoices.orderId} = ${id})`),
  conditions: { search: isFoundInOrder },
  sorts: {},
  keyset: { at: createdAt, id, idOf: ({ orderId }) => orderId },
  counter: (db, { search }) => (search ? null : countAll(db)),
  select: selectRows,
});

export type ListedInvoice = Awaited<ReturnType<typeof selectIssued>>[number];

/** The issued ones among them, the highest number first. */
export const issuedInvoiceQueries = listQueries<typeof invoiceList, ListedInvoice>({
  list: invoiceList,
  conditions: { search: isFoundInOrder },
  sorts: {},
  keyset: {
    at: invoices.number,
    id: invoices.orderId,
    order: [desc(invoices.number)],
    idOf: ({ order }) => order.id,
  },
  select: selectIssued,
});

async function selectIssued(db: Connection, part: Part) {
  const rows = db
    .select({
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      document: invoices.document,
      paymentStatus: orders.paymentStatus,
      canceledAt: orders.canceledAt,
    })
    .from(invoices)
    .innerJoin(orders, eq(id, invoices.orderId));
  return (await selectPart(rows.$dynamic(), part)).map(({ document, canceledAt, ...row }) => ({
    ...restoreInvoice(document),
    number: row.number,
    issuedAt: row.issuedAt,
    voidSince: voidSince({ ...row, cancellation: canceledAt && { at: canceledAt } }),
  }));
}

async function selectRows(db: Connection, part: Part) {
  const rows = db
    .select({ orderId: id, number: invoices.number, isDeleted: sql<boolean>`${deletedAt} is not null` })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, id));
  return await selectPart(rows.$dynamic(), part);
}

/** Counters have no deleted orders, which are few. */
async function countAll(db: Connection): Promise<number> {
  const ofDeleted = db.select({ orderId: invoices.orderId }).from(invoices).where(eq(invoices.orderId, id));
  const [shown, deleted] = await Promise.all([
    countOrdersByCounters(db, {}),
    db.$count(orders, sql`${isNotNull(deletedAt)} and ${exists(ofDeleted)}`),
  ]);
  return shown + deleted;
}
