import * as z from 'zod/mini';
import { staffCall } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { StaffAccountForm } from '../forms/staff.ts';
import { idParams } from '../ids.ts';
import { component } from '../openapi-component.ts';

/** An account of the back office. */
export const StaffAccount = component('StaffAccount', {
  id: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: timestamp,
  /** The creator of the account: an email address or 'command line'. */
  addedBy: z.optional(z.string()),
  /** True until the invited person sets a password. */
  invited: z.boolean(),
  lastSignInAt: z.optional(timestamp),
  /** Number of signed-in browsers. */
  sessions: z.number(),
  /** True for the caller's own account. */
  you: z.boolean(),
  /** True for the first account, which others can neither remove nor reset. */
  owner: z.optional(z.boolean()),
});

export type WireStaffAccount = z.output<typeof StaffAccount>;

/** `link` is present only without a mail server, until the account's password is set. */
const AccountLink = z.object({ email: z.string(), link: z.optional(z.string()) });

export const listStaffAccounts = staffCall({
  path: '/staff',
  summary: 'Staff accounts',
  output: z.array(StaffAccount),
});

export const addStaffAccount = staffCall({
  method: 'POST',
  path: '/staff',
  summary: 'Add an account and mail its owner a link to set a password; not for API tokens',
  body: StaffAccountForm,
  output: AccountLink,
  status: 201,
  failures: [403, 409],
  creates: true,
});

export const sendStaffLink = staffCall({
  method: 'POST',
  path: '/staff/{id}/link',
  summary: "Mail an account a new password link; earlier links end; never another's who owns the shop",
  params: idParams,
  output: AccountLink,
  failures: [403, 404, 409],
  creates: true,
});

export const removeStaffAccount = staffCall({
  method: 'DELETE',
  path: '/staff/{id}',
  summary: "Remove an account and end its sessions; never one's own, the last or the owner's",
  params: idParams,
  output: z.object({ email: z.string() }),
  failures: [403, 404, 409],
});
