import type { WireMember } from '#contract/members.ts';
import type { MembershipState } from '#domain/memberships/membership-state.ts';
import { planOf } from '#domain/memberships/plan.ts';
import { dollarsToCents, formatMoney } from '#domain/money.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { formatShortDate } from '../format-short-date.ts';
import { PageBeyond } from '../layout/page-beyond.tsx';
import { filterOf, type MemberQuery, membersHref, PAGE_SIZE } from './member-query.ts';
import { RefundMember } from './refund-member.tsx';

type Props = {
  members: readonly WireMember[];
  /** On all pages. */
  total: number;
  query: MemberQuery;
};

export function MemberList({ members, total, query }: Props) {
  const isReloading = useIsReloading();
  const isFiltered = Object.keys(filterOf(query)).length > 0;
  if (members.length === 0 && total > 0)
    return (
      <Card>
        <PageBeyond
          title="No members found."
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => membersHref({ ...query, page })}
        />
      </Card>
    );
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
        {isReloading
          ? 'Loading members...'
          : total === 1
            ? '1 membership'
            : `${total.toLocaleString('en-US')} memberships`}
      </p>
      <Card padded={false}>
        <DataTable caption="Members" columns={COLUMNS} busy={isReloading} wide>
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

function Row({ member }: { member: WireMember }) {
  const { fullName, email, phone, plan, amount, startsAt, endsAt, createdAt, membership } = member;
  const { label, tone } = STATES[membership];
  return (
    <DataRow>
      <DataCell names label="Member">
        <p className="font-medium wrap-anywhere">{fullName}</p>
        <p className="text-muted wrap-anywhere">{email}</p>
      </DataCell>
      <DataCell label="Phone">{phone}</DataCell>
      <DataCell label="Plan">
        <p>{planOf(plan).name}</p>
        <p className="numeric text-xs text-muted whitespace-nowrap">{member.id}</p>
      </DataCell>
      <DataCell label="Valid" className="whitespace-nowrap">
        <p>from {formatShortDate(startsAt)}</p>
        <p>to {formatShortDate(endsAt)}</p>
      </DataCell>
      <DataCell label="Membership">
        <Badge tone={tone}>{label}</Badge>
      </DataCell>
      <DataCell label="Paid" align="end">
        <p className="font-medium">{formatMoney(dollarsToCents(amount))}</p>
        <p className="text-xs text-muted whitespace-nowrap">{formatShortDate(createdAt)}</p>
        <p title={member.paymentIntentId} className="truncate text-xs text-muted rows:ml-auto rows:max-w-28">
          {member.paymentIntentId}
        </p>
      </DataCell>
      <DataCell className="cards:mt-1">
        <RefundMember member={member} />
      </DataCell>
    </DataRow>
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

const STATES: Record<MembershipState, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'success' },
  upcoming: { label: 'Starts later', tone: 'primary' },
  expired: { label: 'Expired', tone: 'warning' },
  refunded: { label: 'Refunded', tone: 'error' },
};
