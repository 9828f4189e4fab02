import type { Hono } from 'hono';
import { exportMembers, listMembers } from '#contract/calls/members.ts';
import { findMemberPrice, getMemberPlan, getMembership } from '#contract/calls/memberships.ts';
import { memberList } from '#domain/members/member-list.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { findKnownMembership, findMemberPlan } from './find-member-plan.ts';
import { memberCsvColumns } from './member-columns.ts';
import { memberQueries } from './member-queries.ts';
import { findMembership } from './membership-queries.ts';
import { presentMember, presentMembership } from './present-member.ts';

/** Members for staff; a membership and its price for its owner. */
export function memberRoutes(app: Hono<Environment>, services: ListServices): void {
  bindList(app, services, listMembers, {
    page: memberQueries.page,
    present: (member, { now }) => presentMember(member, now),
  });

  bindExport(app, services, exportMembers, (filter, context) => ({
    name: memberList.name,
    csv: csvStream(
      memberCsvColumns(context.now),
      memberQueries.readAll(services.db, filter, context),
      context.zone,
    ),
  }));

  bind(app, getMembership, async ({ params }) => {
    const membership = await findMembership(services.db, params.id);
    return membership
      ? success(presentMembership(membership, services.now()))
      : refuse('not_found', 'There is no such membership.');
  });

  bind(app, findMemberPrice, async ({ body: { email } }, { visitor }) => {
    const known = await findKnownMembership(services.db, email, { visitor, now: services.now() });
    if (!known.isKnown) return success({ isProven: false });
    const { member } = known;
    return success({
      isProven: true,
      ...(member && { member: { plan: member.plan, endsAt: member.endsAt.toISOString() } }),
    });
  });

  bind(app, getMemberPlan, async (_, { visitor }) => {
    const plan = await findMemberPlan(services.db, null, { visitor, now: services.now() });
    return success(omitNulls({ plan }));
  });
}
