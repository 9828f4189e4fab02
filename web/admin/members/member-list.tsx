import type { WireMember } from '#contract/members.ts';
import type { MembershipState } from '#domain/memberships/membership-state.ts';
import { dollarsToCents, formatMoney } from '#domain/money.ts';
import { formatDate } from '#web/shared/format-date.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { filterOf, type MemberQuery, membersHref, PAGE_SIZE } from './member-query.ts';

type Props = {
  members: readonly WireMember[];
  /** On all pages. */
  total: number;
  query: MemberQuery;
};

export function MemberList({ members, total, query }: Props) {
  const isReloading = useIsReloading();
  const isFiltered = Object.keys(filterOf(query)).length > 0;
  if (members.length === 0)
    return (
      <Card>
        <EmptyState
          title={isFiltered ? 'No members found.' : 'No members yet.'}
          text={isFiltered ? 'Try another search or filter.' : undefined}
        />
      </Card>
    );
  return (
    <section aria-label="Members">
      <p role="status" className="numeric mb-3 text-muted">
        {isReloading ? 'Loading members...' : `${total.toLocaleString('en-US')} membership(s)`}
      </p>
      <Card padded={false}>
        <DataTable caption="Members" columns={COLUMNS} busy={isReloading}>
          {members.map((member) => (
            <Row key={member.id} member={member} />
          ))}
        </DataTable>
      </Card>
      <div className="mt-6">
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => membersHref({ ...query, page })}
        />
      </div>
    </section>
  );
}

function Row({
  member: { fullName, email, phone, plan, amount, endsAt, membership },
}: {
  member: WireMember;
}) {
  const { label, tone } = STATES[membership];
  return (
    <DataRow>
      <DataCell label="Member">
        <p className="font-medium wrap-anywhere">{fullName}</p>
        <p className="text-muted wrap-anywhere">{email}</p>
      </DataCell>
      <DataCell label="Phone">{phone}</DataCell>
      <DataCell label="Plan" className="capitalize">
        {plan}
      </DataCell>
      <DataCell label="Valid until" className="whitespace-nowrap">
        {formatDate(endsAt)}
      </DataCell>
      <DataCell label="Membership">
        <Badge tone={tone}>{label}</Badge>
      </DataCell>
      <DataCell label="Paid" align="end">
        {formatMoney(dollarsToCents(amount))}
      </DataCell>
    </DataRow>
  );
}

const COLUMNS: Column[] = [
  { label: 'Member' },
  { label: 'Phone' },
  { label: 'Plan' },
  { label: 'Valid until' },
  { label: 'Membership' },
  { label: 'Paid', align: 'end' },
];

const STATES: Record<MembershipState, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'success' },
  upcoming: { label: 'Starts later', tone: 'primary' },
  expired: { label: 'Expired', tone: 'warning' },
  refunded: { label: 'Refunded', tone: 'error' },
};
