import { randomUUID } from 'node:crypto';
import type { FirstStart } from '#db/fill/fill-first-start.ts';
import type { auditLog } from '#db/schema/index.ts';
import { CURRENCY, centsToDollars } from '#domain/money.ts';
import type { AuditAction } from '../audit/write-audit.ts';

type DemoOrder = FirstStart['orders'][number];
type DemoMembership = FirstStart['joined'][number];
type DemoMessage = FirstStart['messages'][number];
type Entry = { at: Date; action: AuditAction; subjectId: string; before?: unknown; after: unknown };

/** Returns the audit entries of demo orders, memberships and messages, all by `actor`. */
export function demoAudit(
  { orders, joined, messages }: FirstStart,
  actor: string,
): (typeof auditLog.$inferInsert)[] {
  return [
    ...orders.flatMap(createOrderEntries),
    ...joined.flatMap(createMembershipEntries),
    ...messages.flatMap(createMessageEntries),
  ].map(({ at, action, subjectId, before = null, after }) => {
    const [subjectKind = action] = action.split('.');
    return { id: randomUUID(), at, actor, action, subjectKind, subjectId, before, after };
  });
}

function createOrderEntries({ order, refundedAt }: DemoOrder): Entry[] {
  const { id, activities, paymentIntentId, total } = order;
  const changes = activities.flatMap(({ status, timestamp }, index): Entry[] => {
    if (status === 'placed') return [];
    const before = { status: activities[index - 1]?.status ?? 'placed' };
    return [{ at: timestamp, action: 'order.status', subjectId: id, before, after: { status } }];
  });
  return [...changes, ...refundEntries(paymentIntentId, total, refundedAt, { order: id })];
}

function createMembershipEntries({ membership }: DemoMembership): Entry[] {
  const { id, paymentIntentId, amount, refundedAt } = membership;
  return refundEntries(paymentIntentId, amount, refundedAt, { membership: id });
}

function createMessageEntries({ id, answer }: DemoMessage): Entry[] {
  if (!answer) return [];
  const { text, createdAt } = answer;
  return [{ at: createdAt, action: 'message.answer', subjectId: id, after: { text } }];
}

function refundEntries(
  paymentIntentId: string | null,
  amount: number,
  at: Date | null,
  of: { order: string } | { membership: string },
): Entry[] {
  if (paymentIntentId === null || at === null) return [];
  const after = { refunded: centsToDollars(amount), currency: CURRENCY, ...of };
  return [{ at, action: 'payment.refund', subjectId: paymentIntentId, after }];
}
