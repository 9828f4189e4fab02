import * as z from 'zod/mini';
import { staffCall } from '../define-call.ts';
import { SentLooks, ShownLooks, StaffLooks } from '../look-schemas.ts';
import { draftBody, draftVersion, restoreBody } from '../page-text-schemas.ts';

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
  body: z.object({ looks: SentLooks, version: draftVersion }),
  output: StaffLooks,
  failures: [409],
});

export const discardLooks = staffCall({
  method: 'POST',
  path: '/looks/discard',
  summary: 'Discard the draft of the looks: it is what is published again',
  body: draftBody,
  output: StaffLooks,
  failures: [409],
});

export const publishLooks = staffCall({
  method: 'POST',
  path: '/looks/publish',
  summary: 'Publish the draft of the looks',
  body: draftBody,
  output: StaffLooks,
  failures: [409],
});

export const restoreLooks = staffCall({
  method: 'POST',
  path: '/looks/restore',
  summary: 'Publish the looks of an earlier publication again',
  body: restoreBody,
  output: StaffLooks,
  failures: [404, 409],
});
