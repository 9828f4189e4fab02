import type { Hono } from 'hono';
import { exportMembers, listMembers } from '#contract/calls/members.ts';
import { LIST_CAP } from '#contract/limits.ts';
import type { Database } from '#db/connection.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvFileName } from '../http/csv.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { membersAsCsv } from './export-members.ts';
import { selectMembers } from './member-queries.ts';
import { presentMember } from './present-member.ts';

/** Who has bought a membership, for staff. */
export function memberRoutes(
  app: Hono<Environment>,
  { db, settings, now: clock }: { db: Database; settings: CurrentSettings; now: () => Date },
): void {
  bind(app, listMembers, async ({ query: { search, membership = null, page = 1, limit = LIST_CAP } }) => {
    const now = clock();
    const found = await selectMembers(db, { filter: { search, membership, now }, page, limit });
    const body = found.members.map((member) => presentMember(member, now));
    return success(body, { page: { page, limit, total: found.total } });
  });

  bind(app, exportMembers, async ({ query: { search, membership = null } }) => {
    const { timeZone } = await settings.read();
    return success(membersAsCsv(db, { search, membership, now: clock() }, timeZone), {
      fileName: csvFileName('members', clock(), timeZone),
    });
  });
}
