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
export const orderParams = z.object({ id: idOf(parseOrderId, 'Order not found') });

/** A fulfilment's id, handled in the same way. */
export const fulfilmentParams = z.object({ id: idOf(parseFulfilmentId, 'There is no such parcel.') });

/** A return's id, handled in the same way. */
export const returnParams = z.object({ id: idOf(parseReturnId, 'There is no such return.') });

/** The ids of an order and of one of its returns. */
export const returnOfOrderParams = z.object({
  id: idOf(parseOrderId, 'Order not found'),
  returnId: idOf(parseReturnId, 'There is no such return.'),
});

/** A draft order's id, handled in the same way. */
export const draftOrderParams = z.object({ id: idOf(parseDraftOrderId, 'There is no such draft order.') });

/** A membership's id, handled in the same way. */
export const membershipParams = z.object({ id: idOf(parseMembershipId, 'There is no such membership.') });

/** The number of a document as people type it: 'CN-000042'. One that cannot exist is answered with 404. */
export function numberParams(parse: (typed: string) => number | null, message: string) {
  return z.object({ number: idOf(parse, message) });
}

const ABSENT = { id: 'absent' };

/** The message of an id that cannot exist; null for any other issue. */
export function absentIdOf(issue: z.core.$ZodIssue): string | null {
  return issue.code === 'custom' && issue.params === ABSENT ? issue.message : null;
}

function idOf<Id extends string | number>(parse: (typed: string) => Id | null, message: string) {
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
