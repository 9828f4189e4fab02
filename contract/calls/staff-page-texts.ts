import * as z from 'zod/mini';
import { staffCall } from '../define-call.ts';
import {
  draftBody,
  draftVersion,
  pageParams,
  restoreBody,
  SentTexts,
  ShownTexts,
  StaffPageTexts,
} from '../page-text-schemas.ts';

export const getStaffPageTexts = staffCall({
  path: '/page-texts/{page}/staff',
  summary: 'The draft of the texts of a page, and what was published before',
  params: pageParams,
  output: StaffPageTexts,
});

export const getDraftTexts = staffCall({
  path: '/page-texts/{page}/draft',
  summary: 'The draft of the texts of a page as shoppers would read it',
  params: pageParams,
  output: ShownTexts,
});

export const savePageTexts = staffCall({
  method: 'PUT',
  path: '/page-texts/{page}',
  summary: 'Change texts of the draft of a page, sent below its name; the others stay',
  params: pageParams,
  body: z.object({ texts: SentTexts, version: draftVersion }),
  output: StaffPageTexts,
  failures: [409],
});

export const discardPageTexts = staffCall({
  method: 'POST',
  path: '/page-texts/{page}/discard',
  summary: 'Discard the draft of a page: it is what is published again',
  params: pageParams,
  body: draftBody,
  output: StaffPageTexts,
  failures: [409],
});

export const publishPageTexts = staffCall({
  method: 'POST',
  path: '/page-texts/{page}/publish',
  summary: 'Publish the draft of a page',
  params: pageParams,
  body: draftBody,
  output: StaffPageTexts,
  failures: [409],
});

export const restorePageTexts = staffCall({
  method: 'POST',
  path: '/page-texts/{page}/restore',
  summary: 'Publish the texts of an earlier publication again',
  params: pageParams,
  body: restoreBody,
  output: StaffPageTexts,
  failures: [404, 409],
});
