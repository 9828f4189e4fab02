import * as z from 'zod/mini';
import { staffCall } from '../define-call.ts';
import { idParams } from '../ids.ts';
import { draftBody, draftVersion, restoreBody } from '../page-text-schemas.ts';
import { PageBody, ShownPage, StaffPage, StaffPageRow } from '../shop-page-schemas.ts';

export const listStaffPages = staffCall({
  path: '/pages/staff',
  summary: 'The policies, also those that nobody has written, and the pages by their titles',
  output: z.array(StaffPageRow),
});

export const getStaffPage = staffCall({
  path: '/pages/{id}/staff',
  summary: 'The draft of a page or policy, and what was published before',
  params: idParams,
  output: StaffPage,
  failures: [404],
});

export const getDraftPage = staffCall({
  path: '/pages/{id}/draft',
  summary: 'The draft of a page as shoppers would read it',
  params: idParams,
  output: ShownPage,
  failures: [404],
});

export const createPage = staffCall({
  method: 'POST',
  path: '/pages',
  summary: 'Add a page as a draft; 409 if its address is taken',
  body: PageBody,
  output: StaffPage,
  status: 201,
  failures: [409],
  creates: true,
});

export const updatePage = staffCall({
  method: 'PUT',
  path: '/pages/{id}',
  summary: 'Change parts of the draft of a page; a change of its address takes effect at once',
  params: idParams,
  body: z.extend(z.partial(PageBody), { version: draftVersion }),
  output: StaffPage,
  failures: [404, 409],
});

export const publishPage = staffCall({
  method: 'POST',
  path: '/pages/{id}/publish',
  summary: 'Publish the draft of a page',
  params: idParams,
  body: draftBody,
  output: StaffPage,
  failures: [404, 409],
});

export const unpublishPage = staffCall({
  method: 'POST',
  path: '/pages/{id}/unpublish',
  summary: 'Hide a page from shoppers; its draft stays',
  params: idParams,
  body: draftBody,
  output: StaffPage,
  failures: [404, 409],
});

export const discardPage = staffCall({
  method: 'POST',
  path: '/pages/{id}/discard',
  summary: 'Discard the draft of a published page: it is what is published again',
  params: idParams,
  body: draftBody,
  output: StaffPage,
  failures: [404, 409],
});

export const restorePage = staffCall({
  method: 'POST',
  path: '/pages/{id}/restore',
  summary: 'Publish an earlier publication of a page again',
  params: idParams,
  body: restoreBody,
  output: StaffPage,
  failures: [404, 409],
});

export const deletePage = staffCall({
  method: 'DELETE',
  path: '/pages/{id}',
  summary: 'Delete a page; a policy is unpublished instead',
  params: idParams,
  output: z.object({ deleted: z.literal(true) }),
  failures: [404, 409],
});
