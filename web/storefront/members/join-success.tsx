import CircleCheck from 'lucide-react/icons/circle-check';
import type { WireMembership } from '#contract/calls/memberships.ts';
import { findPlan } from '#domain/members/plan.ts';
import type { Loaded } from '#web/data.ts';
import { type Dates, useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useShown } from '../payments/use-shown.ts';
import { useSuccessDialog } from '../payments/use-success-dialog.ts';
import { joinAttempts } from './use-join.ts';

/** A new membership: the success dialog, and a summary above the plans. */
export function JoinSuccess({ membership }: { membership: Loaded<WireMembership> }) {
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
  const isOver = isRefunded || membership.membership === 'expired';
  const { isOpen, close, news } = useSuccessDialog<HTMLDivElement>(id, !isRefunded);
  useShown(joinAttempts, id);
  return (
    <>
      <div
        ref={news}
        tabIndex={-1}
        className={classNames(
          'mb-12 rounded-xl p-5 sm:p-7',
          isOver ? 'bg-info-soft text-ink' : 'bg-good-soft text-good',
        )}
      >
        <p className="font-display text-2xl font-medium">
          {membership.membership === 'active'
            ? `You are a ${findPlan(plan).name} member`
            : `Your ${findPlan(plan).name} membership`}
        </p>
        <p className="mt-2">
          {validityWords(membership, formatDate)} Membership <span className="numeric">{id}</span>.
        </p>
        <p className="mt-2">
          <TextLink to="/user/products">Browse products</TextLink>
        </p>
      </div>
      <JoinSuccessDialog
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

type Props = {
  open: boolean;
  membership: WireMembership;
  /** 'June 1, 2026 to June 1, 2027' */
  validity: string;
  onClose: () => void;
};

/** Specification, section 2. */
function JoinSuccessDialog({ open, membership, validity, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Payment Successfully Completed!"
      size="sm"
      footer={
        <Button variant="primary" wide onClick={onClose}>
          Start Exploring Deals
        </Button>
      }
    >
      <p className="flex items-center gap-4 rounded-xl bg-good-soft p-4 text-good">
        <CircleCheck aria-hidden="true" className="size-8 shrink-0" strokeWidth={1.5} />
        <span>
          <span className="block font-semibold">{findPlan(membership.plan).name} membership</span>
          <span className="block text-sm">{validity}</span>
        </span>
      </p>
      <p className="mt-4 text-muted">
        {membership.membership === 'upcoming' &&
          'You are a member already, so this year begins when the running one ends. '}
        A receipt is on its way to your mailbox. At the checkout, choose “Get your member price”.
      </p>
    </Dialog>
  );
}
