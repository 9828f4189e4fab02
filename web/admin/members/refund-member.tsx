import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { refundMember, type WireMember } from '#contract/calls/members.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { refundOffer } from './refund-offer.ts';

/** Gives a membership back, after saying how much and to whom; where that is over, why. */
export function RefundMember({ member }: { member: WireMember }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const whyNot = useId();
  const { formatDate } = useDates();
  const offer = refundOffer(member, formatDate);
  const amount = formatMoney(member.amount);

  async function refund() {
    setBusy(true);
    toast.begin();
    try {
      const { body } = await browserApi(refundMember, { params: { id: member.id } });
      await revalidate();
      if (body.membership === 'refunded') toast.success(`${amount} refunded`);
      else if (body.refund?.status === 'failed') toast.error('The refund failed', body.refund.failure);
      else toast.info(`The refund of ${amount} is under way`);
    } catch (error) {
      toast.error('The refund failed', error instanceof Error ? error.message : undefined);
    }
    setBusy(false);
    setAsking(false);
  }

  if (offer.kind === 'none') return null;
  if (offer.kind === 'over') {
    return (
      <div className="grid gap-1 cards:justify-items-end">
        <Button size="sm" disabled aria-describedby={whyNot}>
          Refund
        </Button>
        <p id={whyNot} className="text-xs text-muted rows:max-w-36">
          {offer.why}
        </p>
      </div>
    );
  }
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {offer.label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Refund ${amount}?`}
        text={`All of it goes back to the card it was paid with. The membership of ${member.fullName} ends at once, and ${member.email} is told by email. A refund cannot be undone.`}
        confirmLabel={`Refund ${amount}`}
        busyLabel="Refunding..."
        busy={isBusy}
        onConfirm={refund}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
