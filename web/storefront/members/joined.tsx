import type { WireMembership } from '#contract/calls/memberships.ts';
import { planOf } from '#domain/members/plan.ts';
import type { Loaded } from '#web/data.ts';
import { type Dates, useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { useShown } from '../payments/use-shown.ts';
import { useWelcome } from '../payments/use-welcome.ts';
import { JoinedDialog } from './joined-dialog.tsx';
import { joinAttempts } from './use-join.ts';

/** A new membership: the success dialog, and a summary above the plans. */
export function Joined({ membership }: { membership: Loaded<WireMembership> }) {
  if (membership.ok) return <Welcome membership={membership.data} />;
  return (
    <div role="alert" className="mb-12 rounded-xl bg-warn-soft p-5 text-warn">
      {membership.status === 404
        ? 'No membership has the number in this address.'
        : `Your membership could not be shown: ${membership.message}`}
    </div>
  );
}

function Welcome({ membership }: { membership: WireMembership }) {
  const { formatDate } = useDates();
  const { id, plan, startsAt, endsAt } = membership;
  const isRefunded = membership.membership === 'refunded';
  const { isOpen, close, news } = useWelcome<HTMLDivElement>(id, !isRefunded);
  useShown(joinAttempts, id);
  return (
    <>
      <div ref={news} tabIndex={-1} className="mb-12 rounded-xl bg-good-soft p-5 text-good sm:p-7">
        <p className="font-display text-2xl">
          {membership.membership === 'active'
            ? `You are a ${planOf(plan).name} member`
            : `Your ${planOf(plan).name} membership`}
        </p>
        <p className="mt-2">
          {validityWords(membership, formatDate)} Membership <span className="numeric">{id}</span>.
        </p>
        <p className="mt-2">
          <TextLink to="/user/products">Browse products</TextLink>
        </p>
      </div>
      <JoinedDialog
        open={isOpen}
        membership={membership}
        onClose={close}
        validity={`${formatDate(startsAt)} to ${formatDate(endsAt)}`}
      />
    </>
  );
}

function validityWords(
  { membership, startsAt, endsAt }: WireMembership,
  formatDate: Dates['formatDate'],
): string {
  switch (membership) {
    case 'upcoming':
      return `It begins on ${formatDate(startsAt)}, when the one you have ends, and holds until ${formatDate(endsAt)}.`;
    case 'active':
      return `It holds until ${formatDate(endsAt)}.`;
    case 'expired':
      return `It ended on ${formatDate(endsAt)}.`;
    case 'refunded':
      return 'It was refunded: all of it goes back to your card.';
  }
}
