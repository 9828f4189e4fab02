import type { Hono } from 'hono';
import * as calls from '#contract/calls/returns.ts';
import { labelFileName } from '#domain/returns/label.ts';
import { returnList } from '#domain/returns/return-list.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { quantizeTiming } from '../http/quantize-timing.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { presentReturn } from '../orders/present-order.ts';
import { type TrackServices, trackById } from '../orders/track-orders.ts';
import { cancelOwnReturn, changeReturn } from './change-return.ts';
import { selectReturnsOfOrders } from './order-return-queries.ts';
import { presentReturnRow } from './present-return.ts';
import { requestReturn } from './request-return.ts';
import { expandReturnLines, RETURN_CSV_COLUMNS } from './return-columns.ts';
import { findLabel } from './return-label-queries.ts';
import { findOrderOfReturn, returnQueries } from './return-queries.ts';
import { NO_LABEL, NO_RETURN } from './return-refusals.ts';
import { storeLabel } from './store-label.ts';

type ReturnServices = ListServices & TrackServices & { onMail: () => void };

/** Returns of goods: asked for by customers, carried out by staff. */
export function returnRoutes(app: Hono<Environment>, services: ReturnServices): void {
  const { db, settings, now, onMail } = services;

  bindList(app, services, calls.listReturns, { page: returnQueries.page, present: presentReturnRow });

  bindExport(app, services, calls.exportReturns, (filter, context) => ({
    name: returnList.name,
    csv: csvStream(
      RETURN_CSV_COLUMNS,
      expandReturnLines(db, returnQueries.readAll(db, filter, context)),
      context.zone,
    ),
  }));

  bind(app, calls.requestReturn, async ({ params, body }, { visitor, findStaff, seed }) => {
    const { returnDays, timeZone: zone, company } = await settings.read();
    const by = { returnDays, zone, company, visitor, findStaff, seed, now: now() };
    const requested = await requestReturn(db, params.id, body, by);
    if (!requested.ok) return requested;
    onMail();
    return success(presentReturn(requested.orderReturn));
  });

  bind(app, calls.cancelReturn, async ({ params }, { visitor }) => {
    const canceled = await cancelOwnReturn(db, params.id, { visitor, now: now() });
    return canceled.ok ? success(presentReturn(canceled.orderReturn)) : canceled;
  });

  bind(app, calls.updateReturn, async ({ params, body }, { staff }) => {
    const { company } = await settings.read();
    const changed = await changeReturn(db, params.id, body, { staff, now: now(), company });
    if (!changed.ok) return changed;
    onMail();
    return success(presentReturn(changed.orderReturn));
  });

  bind(app, calls.storeReturnLabel, async ({ params, query: { notify = true }, body }, { staff }) => {
    const bytes = new Uint8Array(await body.arrayBuffer());
    const { company } = await settings.read();
    const changed = await storeLabel(db, params.id, bytes, { notify, staff, now: now(), company });
    if (!changed.ok) return changed;
    onMail();
    return success(presentReturn(changed.orderReturn));
  });

  bind(app, calls.downloadReturnLabel, async ({ params: { id, returnId } }, { visitor }) => {
    // Everybody who may see the order may see its labels.
    const tracked = await quantizeTiming(() => trackById(services, id, visitor));
    if (!tracked.ok) return tracked;
    const label = tracked.order && (await findLabel(db, { id: returnId, orderId: tracked.order.id }));
    if (!label) return NO_LABEL;
    const { type, bytes } = label;
    return success(bytes, { fileName: labelFileName(returnId, type), fileType: type });
  });

  bind(app, calls.getReturn, async ({ params: { id } }) => {
    const orderId = await findOrderOfReturn(db, id);
    const returns = orderId === null ? [] : await selectReturnsOfOrders(db, [orderId]);
    const orderReturn = returns.find((one) => one.id === id);
    return orderReturn ? success(presentReturn(orderReturn)) : NO_RETURN;
  });
}
