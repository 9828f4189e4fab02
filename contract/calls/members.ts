import * as z from 'zod/mini';
import { memberList } from '#domain/members/member-list.ts';
import { REFUND_STATUSES } from '#domain/refunds/refund-status.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { idParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';
import { Membership } from './memberships.ts';

/** A paid membership. */
export const Member = component('Member', {
  ...Membership.shape,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  refundedAt: z.optional(timestamp),
  paymentIntentId: z.string(),
  /** End of the money-back guarantee. */
  refundableUntil: timestamp,
  isRefundable: z.boolean(),
  /** Present once a refund of all that is left was requested. */
  refund: z.optional(z.object({ status: z.enum(REFUND_STATUSES), failure: z.optional(z.string()) })),
});

export type WireMember = z.output<typeof Member>;

export const listMembers = staffCall({
  path: '/members',
  summary: 'Memberships, newest first',
  query: listQuery(memberList),
  output: z.array(Member),
  paged: true,
});

export const exportMembers = staffFile({
  path: '/members/export',
  summary: 'Memberships that pass the filters, newest first, for a spreadsheet',
  query: listFilter(memberList),
});

export const refundMember = staffCall({
  method: 'POST',
  path: '/members/{id}/refund',
  summary: 'Refund a membership in full within 30 days of purchase; the member is notified by email',
  params: idParams,
  output: Member,
  failures: [404, 409],
});
