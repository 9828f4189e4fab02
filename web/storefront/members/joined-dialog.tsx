import CircleCheck from 'lucide-react/icons/circle-check';
import type { WireMembership } from '#contract/calls/memberships.ts';
import { planOf } from '#domain/members/plan.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type Props = {
  open: boolean;
  membership: WireMembership;
  /** 'June 1, 2026 to June 1, 2027' */
  validity: string;
  onClose: () => void;
};

/** Spec 2. */
export function JoinedDialog({ open, membership, validity, onClose }: Props) {
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
          <span className="block font-semibold">{planOf(membership.plan).name} membership</span>
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
