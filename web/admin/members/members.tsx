import Users from 'lucide-react/icons/users';
import { useId } from 'react';
import { exportMembers, listMembers, refundMember, type WireMember } from '#contract/calls/members.ts';
import { memberList } from '#domain/members/member-list.ts';
import type { MembershipState } from '#domain/members/membership-state.ts';
import { findPlan } from '#domain/members/plan.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi, inBrowser, onServer } from '#web/data.ts';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ListFilterSelect, ListSearch, Toolbar } from '../lists/toolbar.tsx';
import { useList } from '../lists/use-list.ts';
import { RefundAction } from '../refunds/refund-action.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/members';
import { membershipRefundOffer } from './membership-refund-offer.ts';

const load = loadList(memberList, listMembers);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Members');

export default function Members({ loaderData }: Route.ComponentProps) {
  const list = useList(memberList, listMembers, loaderData.list);
  return (
    <>
      <PageHeader screen="members" actions={<ExportLink list={list} call={exportMembers} />} />
      <Toolbar
        filters={
          <ListFilterSelect
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
            none={{ title: 'No members yet.', text: 'Customers who buy a membership appear here.' }}
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

function MemberRow({ member }: { member: WireMember }) {
  const { formatShortDate } = useDates();
  const { fullName, email, phone, plan, amount, startsAt, endsAt, createdAt, membership } = member;
  const { label, tone } = MEMBERSHIP_BADGES[membership];
  return (
    <DataRow className="tablet:grid-cols-[minmax(0,1fr)_12rem_6rem_6.5rem]">
      <DataCell names card="start" className="rows:max-w-56">
        <p title={fullName} className="truncate font-medium">
          {fullName}
        </p>
        <p title={email} className="truncate text-xs text-muted">
          {email}
        </p>
      </DataCell>
      <DataCell label="Phone" className={`numeric cards:order-3 ${TABLET_FACT} tablet:col-start-1`}>
        <span title={phone} className="block truncate rows:max-w-36">
          {phone}
        </span>
      </DataCell>
      <DataCell card="start" className="cards:order-2 tablet:col-start-2 tablet:row-start-1">
        <p>{findPlan(plan).name}</p>
        <p className="numeric text-xs text-muted whitespace-nowrap">{member.id}</p>
      </DataCell>
      <DataCell
        label="Valid"
        className={`numeric tablet:whitespace-nowrap rows:whitespace-nowrap cards:order-3 ${TABLET_FACT} tablet:col-start-2`}
      >
        <span className="rows:block">from {formatShortDate(startsAt)}</span>{' '}
        <span className="rows:block">to {formatShortDate(endsAt)}</span>
      </DataCell>
      <DataCell card="end" className="tablet:col-start-3 tablet:row-start-1 tablet:justify-self-start">
        <Badge tone={tone}>{label}</Badge>
      </DataCell>
      <DataCell card="end" align="end" className="cards:order-2 tablet:col-start-4 tablet:row-start-1">
        <p className="font-medium">{formatMoney(amount)}</p>
        <p className="text-xs text-muted whitespace-nowrap">{formatShortDate(createdAt)}</p>
        <p title={member.paymentIntentId} className="ml-auto max-w-28 truncate text-xs text-muted">
          {member.paymentIntentId}
        </p>
      </DataCell>
      <DataCell
        card="line"
        align="end"
        className="cards:order-4 cards:-mx-2 cards:empty:hidden tablet:col-span-2 tablet:col-start-3 tablet:row-start-2 tablet:justify-self-end"
      >
        <RefundMember member={member} />
      </DataCell>
    </DataRow>
  );
}

/** Hides the label, for which columns have no room. */
const TABLET_FACT =
  'tablet:row-start-2 tablet:col-span-1 tablet:justify-start tablet:text-muted tablet:*:text-start tablet:*:first:hidden';

const MEMBERSHIP_BADGES: Record<MembershipState, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'success' },
  upcoming: { label: 'Starts later', tone: 'primary' },
  expired: { label: 'Expired', tone: 'warning' },
  refunded: { label: 'Refunded', tone: 'error' },
};

/** Refunds a membership after a confirmation, or explains why that is no longer possible. */
function RefundMember({ member }: { member: WireMember }) {
  const whyNot = useId();
  const { formatDate } = useDates();
  const offer = membershipRefundOffer(member, formatDate);
  const amount = formatMoney(member.amount);

  const refund = useActionDialog(() => browserApi(refundMember, { params: { id: member.id } }), {
    success({ body }) {
      if (body.membership === 'refunded') return `${amount} refunded`;
      if (body.refund?.status === 'failed')
        return { tone: 'error', title: 'The refund failed', message: body.refund.failure };
      return { tone: 'info', title: `The refund of ${amount} is under way` };
    },
    failure: 'The refund failed',
    closesAfter: () => true,
  });

  if (offer.kind === 'none') return null;
  if (offer.kind === 'over') {
    return (
      <div className="grid gap-1 cards:justify-items-end">
        <Button size="sm" disabled aria-describedby={whyNot}>
          Refund
        </Button>
        <p id={whyNot} className="text-xs text-muted rows:max-w-36">
          {offer.reason}
        </p>
      </div>
    );
  }
  return (
    <RefundAction
      title={`Refund ${amount}?`}
      confirmLabel={`Refund ${amount}`}
      text={`All of it goes back to the card it was paid with. The membership of ${member.fullName} ends at once, and ${member.email} is told by email. A refund cannot be undone.`}
      refund={refund}
    >
      {offer.label}
    </RefundAction>
  );
}
