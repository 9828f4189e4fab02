import type { Hono } from 'hono';
import { exportMembers, listMembers } from '#contract/calls/members.ts';
import { memberList } from '#domain/members/member-list.ts';
import type { Environment } from '../http/bind.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { memberColumns } from './member-columns.ts';
import { members } from './member-queries.ts';
import { presentMember } from './present-member.ts';

/** Who has bought a membership, for staff. */
export function memberRoutes(app: Hono<Environment>, services: ListServices): void {
  bindList(app, services, listMembers, {
    page: members.page,
    present: (member, { now }) => presentMember(member, now),
  });

  bindExport(app, services, exportMembers, (filter, context) => ({
    name: memberList.name,
    columns: memberColumns(context.now),
    batches: members.readAll(services.db, filter, context),
  }));
}
