import * as z from 'zod/mini';
import { parseMembershipId, parseOrderId } from '#domain/ids.ts';
import { text } from './fields.ts';

/** Path parameters: an id of any form. */
export const idParams = z.object({ id: text() });

/** Path parameters: an order's id as people type it. An id that cannot be one is answered with 404. */
export const orderParams = z.object({ id: idOf(parseOrderId, 'Order not found') });

/** The same for a membership's id. */
export const membershipParams = z.object({ id: idOf(parseMembershipId, 'There is no such membership.') });

const ABSENT = { id: 'absent' };

/** The message of an id that cannot be one; null for any other issue. */
export function absentIdOf(issue: z.core.$ZodIssue): string | null {
  return issue.code === 'custom' && issue.params === ABSENT ? issue.message : null;
}

function idOf(parse: (typed: string) => string | null, message: string) {
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
