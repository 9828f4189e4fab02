import Users from 'lucide-react/icons/users';
import { exportMembers, listMembers } from '#contract/calls/members.ts';
import { memberList } from '#domain/members/member-list.ts';
import { inBrowser, onServer } from '#web/data.ts';
import type { Column } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilter, ListSearch, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/members';
import { MEMBERSHIP_BADGES, MemberRow } from './member-row.tsx';

const load = loadList(memberList, listMembers);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Members');

export default function Members({ loaderData }: Route.ComponentProps) {
  const list = useList(memberList, listMembers, loaderData.list);
  return (
    <>
      <PageHeader screen="members" actions={<ExportLink list={list} call={exportMembers} />} />
      <Toolbar
        filters={
          <ListFilter
            list={list}
            name="membership"
            label="Membership"
            labelOf={(state) => MEMBERSHIP_BADGES[state].label}
          />
        }
      >
        <ListSearch list={list} label="Search members" placeholder="Search members..." />
      </Toolbar>
      <ListFrame
        list={list}
        name="members"
        counted="memberships"
        columns={COLUMNS}
        empty={
          <NoRows
            list={list}
            icon={<Users className="size-7" strokeWidth={1.5} />}
            none={{ title: 'No members yet.', text: 'Whoever buys a membership in the shop appears here.' }}
            noneFound={{ title: 'No members found.', text: 'Try another search or filter.' }}
          />
        }
      >
        {(member) => <MemberRow key={member.id} member={member} />}
      </ListFrame>
    </>
  );
}

const COLUMNS: Column[] = [
  { label: 'Member' },
  { label: 'Phone' },
  { label: 'Plan' },
  { label: 'Valid' },
  { label: 'Membership' },
  { label: 'Paid', align: 'end' },
  { label: 'Actions', hideLabel: true },
];
