import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { staffCall } from '../define-call.ts';
import { text } from '../fields.ts';
import { SentLooks, ShownLooks, StaffLooks } from '../look-schemas.ts';

/** `version` as last read: 409 if the looks were changed since. */
const version = z.number().check(z.int(), z.minimum(0));

export const getStaffLooks = staffCall({
  path: '/looks/staff',
  summary: 'The draft of the looks, and what was published before',
  output: StaffLooks,
});

export const getDraftLooks = staffCall({
  path: '/looks/draft',
  summary: 'The draft of the looks as the pages would have them, in the scheme that is named',
  query: z.object({ scheme: z.optional(z.enum(['light', 'dark'])) }),
  output: ShownLooks,
});

export const saveLooks = staffCall({
  method: 'PUT',
  path: '/looks',
  summary: 'Change some of the looks of the draft; the others stay',
  body: z.object({ looks: SentLooks, version }),
  output: StaffLooks,
  failures: [409],
});

export const discardLooks = staffCall({
  method: 'POST',
  path: '/looks/discard',
  summary: 'Discard the draft of the looks: it is what is published again',
  body: z.object({ version }),
  output: StaffLooks,
  failures: [409],
});

export const publishLooks = staffCall({
  method: 'POST',
  path: '/looks/publish',
  summary: 'Publish the draft of the looks',
  body: z.object({ version }),
  output: StaffLooks,
  failures: [409],
});

export const restoreLooks = staffCall({
  method: 'POST',
  path: '/looks/restore',
  summary: 'Publish the looks of an earlier publication again',
  body: z.object({ publicationId: text(LIMITS.id), version }),
  output: StaffLooks,
  failures: [404, 409],
});
