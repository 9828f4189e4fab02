import * as z from 'zod/mini';
import { MEMBERSHIP_STATES } from '#domain/memberships/membership-state.ts';
import { staffCall, staffFile } from './call.ts';
import { optionalText, paging, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';

/** A membership that was paid for; the amount in dollars. */
export const Member = z
  .object({
    id: z.string(),
    plan: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    amount: z.number(),
    startsAt: timestamp,
    endsAt: timestamp,
    createdAt: timestamp,
    refundedAt: z.optional(timestamp),
    membership: z.enum(MEMBERSHIP_STATES),
  })
  .register(z.globalRegistry, { id: 'Member' });

export type WireMember = z.output<typeof Member>;

const filter = {
  /** In name, e-mail address, phone number and plan. */
  search: optionalText(LIMITS.search),
  membership: z.optional(z.enum(MEMBERSHIP_STATES)),
};

export const MemberFilterQuery = z.object(filter);

export const listMembers = staffCall({
  method: 'GET',
  path: '/members',
  tag: 'Members',
  summary: 'Memberships, newest first',
  query: z.object({ ...filter, ...paging }),
  output: z.array(Member),
  status: 200,
  failures: [],
  paged: true,
});

export const exportMembers = staffFile({
  path: '/members/export',
  tag: 'Members',
  summary: 'Memberships that pass the filters, newest first, for a spreadsheet',
  query: MemberFilterQuery,
  produces: 'text/csv',
  failures: [],
});
