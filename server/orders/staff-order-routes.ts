import type { Hono } from 'hono';
import { restockOrder } from '#contract/calls/cancellations.ts';
import {
  addOrderNote,
  correctOrderAddress,
  deleteOrder,
  exportOrders,
  getStaffOrder,
  listOrderNotes,
  listOrderRows,
  listOrders,
  markOrderPaid,
  restoreOrder,
} from '#contract/calls/staff-orders.ts';
import { orderList } from '#domain/orders/order-list.ts';
import { readReturnPolicy } from '#domain/returns/return-policy.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { addNote } from './add-note.ts';
import { correctAddress } from './correct-address.ts';
import * as deletion from './delete-order.ts';
import { markPaid } from './mark-paid.ts';
import { selectNotes } from './note-queries.ts';
import { expandLines, ORDER_CSV_COLUMNS, ORDER_LINE_CSV_COLUMNS } from './order-columns.ts';
import { orderQueries, orderRowQueries } from './order-list-queries.ts';
import { findOrderForStaff } from './order-queries.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';
import { presentOrder } from './present-order.ts';
import { presentNote, presentOrderRow } from './present-staff-order.ts';
import { readStaffOrder } from './read-staff-order.ts';
import { restock } from './restock-order.ts';

type OrderServices = ListServices & { settings: CurrentSettings; onMail: () => void };

export function staffOrderRoutes(app: Hono<Environment>, services: OrderServices): void {
  const { db, now, settings, onMail } = services;

  bindList(app, services, listOrders, { page: orderQueries.page, present: presentOrder });
  bindList(app, services, listOrderRows, { page: orderRowQueries.page, present: presentOrderRow });

  bindExport(app, services, exportOrders, ({ rows, ...filter }, context) => {
    const batches = orderQueries.readAll(db, filter, context);
    return rows === 'lines'
      ? {
          name: 'order-lines',
          csv: csvStream(ORDER_LINE_CSV_COLUMNS, expandLines(db, batches), context.zone),
        }
      : { name: orderList.name, csv: csvStream(ORDER_CSV_COLUMNS, batches, context.zone) };
  });

  bind(app, getStaffOrder, async ({ params }) => {
    const order = await readStaffOrder(db, params.id, now());
    return order ? success(order) : ORDER_NOT_FOUND;
  });

  bind(
    app,
    correctOrderAddress,
    async ({ params, body: { shippingAddress: address, from, notify = false } }, { staff }) => {
      const corrected = await correctAddress(db, params.id, { address, from, notify }, staff, now());
      if (!corrected.ok) return corrected;
      if (notify) onMail();
      return success(presentOrder(corrected.order));
    },
  );
  bind(app, deleteOrder, async ({ params: { id }, query }, { staff }) => {
    const deleted = await deletion.deleteOrder(db, id, query, staff, now());
    return deleted.ok ? success({ id, deletedAt: deleted.deletedAt.toISOString() }) : deleted;
  });

  bind(app, restoreOrder, async ({ params }, { staff }) => {
    const restored = await deletion.restoreOrder(db, params.id, staff, now());
    return restored.ok ? success(presentOrder(restored.order)) : restored;
  });

  bind(app, markOrderPaid, async ({ params, body }, { staff, seed }) => {
    const returnPolicy = readReturnPolicy(await settings.read());
    const paid = await markPaid(db, params.id, body, { returnPolicy, staff, seed, now: now() });
    if (!paid.ok) return paid;
    onMail();
    return success(presentOrder(paid.order));
  });

  bind(app, restockOrder, async ({ params: { id } }, { staff }) => {
    const done = await restock(db, id, staff, now());
    return done.ok ? success({ id, restocked: done.restocked }) : done;
  });

  bind(app, listOrderNotes, async ({ params }) => {
    if (!(await findOrderForStaff(db, params.id))) return ORDER_NOT_FOUND;
    return success((await selectNotes(db, params.id)).map(presentNote));
  });

  bind(app, addOrderNote, async ({ params, body: { text } }, { staff, seed }) => {
    const added = await addNote(db, params.id, text, { staff, seed, now: now() });
    return added.ok ? success(presentNote(added.note)) : added;
  });
}
