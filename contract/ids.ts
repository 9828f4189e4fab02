import * as z from 'zod/mini';
import { parseMembershipId, parseOrderId } from '#domain/ids.ts';
import { text } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * The id of an order as people type it. What cannot be one is answered as an order that is not there (404).
 */
export function orderId() {
  return idOf(parseOrderId, 'Order not found');
}

/** The id of a membership, read in the same way. */
export function membershipId() {
  return idOf(parseMembershipId, 'There is no such membership.');
}

/** The message of an id that cannot be one; null where the issue is another. */
export function absentIdOf(issue: z.core.$ZodIssue): string | null {
  return issue.code === 'custom' && issue.params === ABSENT ? issue.message : null;
}

const ABSENT = { id: 'absent' };

function idOf(parse: (typed: string) => string | null, message: string) {
  return z.pipe(
    text(LIMITS.line),
    z.transform((typed, context) => {
      const id = parse(typed);
      if (id !== null) return id;
      context.issues.push({ code: 'custom', input: typed, message, params: ABSENT });
      return z.NEVER;
    }),
  );
}
