import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Connection } from '#db/connection.ts';
import { auditLog } from '#db/schema/index.ts';
import { type AddressParts, isAddressPart } from '#domain/orders/address-change.ts';
import type { OrderTrace } from '#domain/orders/timeline.ts';

/** Selects the entries of the audit log about an order, oldest first. */
export async function selectTimeline(db: Connection, id: string): Promise<OrderTrace[]> {
  const ofOrder = and(
    eq(auditLog.subjectKind, 'order'),
    eq(auditLog.subjectId, id),
    inArray(auditLog.action, [...CHANGES, 'order.address']),
  );
  const rows = await db
    .select({
      at: auditLog.at,
      by: auditLog.actor,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(ofOrder)
    .orderBy(asc(auditLog.at));
  return rows.map(({ at, by, action, before, after }) => {
    if (CHANGES.includes(action)) return { at, by, kind: 'status' };
    return { at, by, kind: 'address', before: parseAddressParts(before), after: parseAddressParts(after) };
  });
}

/** Actions that have an activity with the same timestamp. */
const CHANGES: readonly string[] = [
  'order.status',
  'order.cancel',
  'order.cancel_part',
  'order.mark_paid',
  'order.fulfil',
  'order.deliver',
  'order.take_back',
];

const Texts = z.record(z.string(), z.unknown());

/** JSON may have been stored by another version. */
function parseTexts(stored: unknown): Record<string, unknown> {
  return Texts.safeParse(stored).data ?? {};
}

function parseAddressParts(stored: unknown): AddressParts {
  const parts: AddressParts = {};
  for (const [name, value] of Object.entries(parseTexts(stored)))
    if (isAddressPart(name)) parts[name] = typeof value === 'string' ? value : null;
  return parts;
}
