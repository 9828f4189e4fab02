import type { WireAccount } from '#contract/calls/account.ts';
import { MEMBERSHIP_PATH } from '#domain/members/membership.ts';
import type { MembershipState } from '#domain/members/membership-state.ts';
import { findPlan } from '#domain/members/plan.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { useShopDetails } from '../shop-details.ts';
import { TitledCard } from '../titled-card.tsx';

/** The memberships of the email, with when they begin or end. */
export function AccountMemberships({ memberships }: Pick<WireAccount, 'memberships'>) {
  const { formatDate } = useDates();
  const { offersMemberships } = useShopDetails();
  if (memberships.length === 0 && !offersMemberships) return null;
  return (
    <TitledCard id="account-membership" title="Membership">
      {memberships.length === 0 ? (
        <p className="text-muted">
          You are not a member. <TextLink to={MEMBERSHIP_PATH}>See the plans</TextLink>
        </p>
      ) : (
        <ul className="grid gap-4">
          {memberships.map(({ id, plan, membership, startsAt, endsAt }) => (
            <li key={id} className="grid gap-1">
              <p className="flex flex-wrap items-center gap-3">
                <span className="font-medium">{findPlan(plan).name}</span>
                <Badge tone={membership === 'active' ? 'success' : 'neutral'}>{STATES[membership]}</Badge>
              </p>
              <p className="text-sm text-muted">
                {membership === 'upcoming'
                  ? `From ${formatDate(startsAt)}`
                  : `${membership === 'expired' ? 'Ended' : 'Until'} ${formatDate(endsAt)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

const STATES: Record<MembershipState, string> = {
  active: 'Active',
  upcoming: 'Upcoming',
  expired: 'Ended',
  refunded: 'Refunded',
};
