import * as z from 'zod/mini';
import { MAX_REDIRECT_FILE } from '#domain/redirects/redirect.ts';
import { redirectList } from '#domain/redirects/redirect-list.ts';
import { MAX_LINK } from '#domain/rich-text/rich-links.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { text, timestamp } from '../fields.ts';
import { idParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';

export const Redirect = component('Redirect', {
  id: z.string(),
  from: z.string(),
  to: z.string(),
  /** False for one that follows a page which moved or ended. */
  isByHand: z.boolean(),
  createdAt: timestamp,
});

export type WireRedirect = z.output<typeof Redirect>;

const RedirectBody = z.object({ from: text(MAX_LINK), to: text(MAX_LINK) });

export const listRedirects = staffCall({
  path: '/redirects',
  summary: 'Redirects, newest first',
  query: listQuery(redirectList),
  output: z.array(Redirect),
  paged: true,
});

export const exportRedirects = staffFile({
  path: '/redirects/export',
  summary: 'Redirects that pass the filters, in the columns that the import takes',
  query: listFilter(redirectList),
});

export const createRedirect = staffCall({
  method: 'POST',
  path: '/redirects',
  summary: 'Lead an address that is nothing to another one; 409 if it is redirected already',
  body: RedirectBody,
  output: Redirect,
  status: 201,
  failures: [409],
  creates: true,
});

export const updateRedirect = staffCall({
  method: 'PUT',
  path: '/redirects/{id}',
  summary: 'Change a redirect',
  params: idParams,
  body: RedirectBody,
  output: Redirect,
  failures: [404, 409],
});

export const deleteRedirect = staffCall({
  method: 'DELETE',
  path: '/redirects/{id}',
  summary: 'Delete a redirect',
  params: idParams,
  output: z.object({ deleted: z.literal(true) }),
  failures: [404],
});

export const importRedirects = staffCall({
  method: 'POST',
  path: '/redirects/import',
  summary: 'Set redirects from a CSV file with the columns from and to; `dryRun` changes nothing',
  body: z.object({
    csv: z.string().check(z.maxLength(MAX_REDIRECT_FILE, 'This file is larger than 2 MB')),
    dryRun: z.boolean(),
  }),
  maxBytes: 3 * MAX_REDIRECT_FILE,
  output: component('RedirectImport', {
    new: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    /** By the number of the row in a spreadsheet: the names of the columns are row 1. */
    refused: z.array(z.object({ row: z.number(), from: z.string(), to: z.string(), reason: z.string() })),
  }),
  failures: [409],
});
