import type pg from 'pg';
import type { DemoMembership } from '#demo/large/many-members.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { checkouts, memberships, refunds } from '../schema/index.ts';
import { copyRows } from './copy-rows.ts';
import { filledCheckout, filledRefund } from './filled-payment.ts';

/** Writes memberships with their checkouts and refunds. */
export async function writeMembers(client: pg.ClientBase, joined: readonly DemoMembership[]): Promise<void> {
  await copyRows(
    client,
    memberships,
    joined.map(({ membership: { amount, ...membership }, turn, remindedAt }) => ({
      ...membership,
      amountCents: amount,
      emailKey: normalizeEmail(membership.email),
      turn,
      remindedAt,
    })),
  );
  await copyRows(
    client,
    checkouts,
    joined.map(({ membership }) => {
      const { plan, fullName, email, phone, address, city, state, postalCode } = membership;
      return {
        ...filledCheckout(membership),
        membership: { plan, fullName, email, phone, address, city, state, postalCode },
        outcome: 'joined' as const,
      };
    }),
  );
  await copyRows(
    client,
    refunds,
    joined.flatMap(({ membership }) =>
      membership.refundedAt ? [filledRefund(membership, membership.refundedAt)] : [],
    ),
  );
}
