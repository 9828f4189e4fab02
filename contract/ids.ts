import * as z from 'zod/mini';
import {
  parseDraftOrderId,
  parseFulfilmentId,
  parseMembershipId,
  parseOrderId,
  parseReturnId,
} from '#domain/ids.ts';
import { LIMITS } from '#domain/limits.ts';
import { text } from './fields.ts';

export const idParams = z.object({ id: text(LIMITS.id) });

/** An order's id as people type it. An id that cannot exist is answered with 404. */
export const orderParams = z.object({ id: idField(parseOrderId, 'Order not found') });

/** A fulfilment's id, handled in the same way. */
export const fulfilmentParams = z.object({ id: idField(parseFulfilmentId, 'There is no such parcel.') });

/** A return's id, handled in the same way. */
export const returnParams = z.object({ id: idField(parseReturnId, 'There is no such return.') });

/** The ids of an order and of one of its returns. */
export const orderReturnParams = z.object({
  id: idField(parseOrderId, 'Order not found'),
  returnId: idField(parseReturnId, 'There is no such return.'),
});

/** A draft order's id, handled in the same way. */
export const draftOrderParams = z.object({ id: idField(parseDraftOrderId, 'There is no such draft order.') });

/** A membership's id, handled in the same way. */
export const membershipParams = z.object({ id: idField(parseMembershipId, 'There is no such membership.') });

/** The number of a document as people type it: 'CN-000042'. One that cannot exist is answered with 404. */
export function numberParams(parse: (typed: string) => number | null, message: string) {
  return z.object({ number: idField(parse, message) });
}

const ABSENT = { id: 'absent' };

/** Finds the message of an id that cannot exist; null for any other issue. */
export function findAbsentIdMessage(issue: z.core.$ZodIssue): string | null {
  return issue.code === 'custom' && issue.params === ABSENT ? issue.message : null;
}

function idField<Id extends string | number>(parse: (typed: string) => Id | null, message: string) {
  return z.pipe(
    text(),
    z.transform((typed, context) => {
      const id = parse(typed);
      if (id !== null) return id;
      context.issues.push({ code: 'custom', input: typed, message, params: ABSENT });
      return z.NEVER;
    }),
  );
}
