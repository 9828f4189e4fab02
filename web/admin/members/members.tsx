import { exportMembers } from '#contract/calls/members.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import type { Route } from './+types/members';
import { loadMembers } from './load-members.ts';
import { MemberList } from './member-list.tsx';
import { filterOf, type MemberQuery, readMemberQuery, writeMemberQuery } from './member-query.ts';

export const loader = onServer(loadMembers);
export const clientLoader = inBrowser(loadMembers);

export const meta = () => adminMeta('Members');

export default function Members({ loaderData: { list } }: Route.ComponentProps) {
  const [query, setQuery] = useAddressState(CODEC);
  const { membership } = query;
  return (
    <>
      <PageHeader
        {...SCREEN_HEADS.members}
        actions={<ExportLink path={exportMembers.path} filter={filterOf(query)} />}
      />
      <Toolbar
        filters={
          <FilterSelect
            label="Membership"
            options={STATES}
            value={membership}
            onChoose={(chosen) => setQuery({ ...query, membership: chosen, page: 1 })}
          />
        }
      >
        <ListSearch
          label="Search members"
          placeholder="Search members..."
          value={query.search}
          keep={writeMemberQuery({ ...query, search: '', page: 1 })}
          onSearch={(search) => setQuery({ ...query, search, page: 1 }, { replace: true })}
        />
      </Toolbar>
      <MemberList members={list} query={query} />
    </>
  );
}

const CODEC = { read: readMemberQuery, write: writeMemberQuery };

const STATES: { value: MemberQuery['membership']; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'upcoming', label: 'Starts later' },
  { value: 'expired', label: 'Expired' },
  { value: 'refunded', label: 'Refunded' },
];
