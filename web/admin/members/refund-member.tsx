import { useId, useState } from 'react';
import { refundMember, type WireMember } from '#contract/calls/members.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { refundOffer } from './refund-offer.ts';

/** Refunds a membership after a dialog that names amount and recipient; explains why where it is too late. */
export function RefundMember({ member }: { member: WireMember }) {
  const [isAsking, setAsking] = useState(false);
  const whyNot = useId();
  const { formatDate } = useDates();
  const offer = refundOffer(member, formatDate);
  const amount = formatMoney(member.amount);

  const refund = useMutation(() => browserApi(refundMember, { params: { id: member.id } }), {
    success({ body }) {
      if (body.membership === 'refunded') return `${amount} refunded`;
      if (body.refund?.status === 'failed')
        return { tone: 'error', title: 'The refund failed', message: body.refund.failure };
      return { tone: 'info', title: `The refund of ${amount} is under way` };
    },
    failure: 'The refund failed',
  });

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
        busy={refund.busy}
        onConfirm={async () => {
          await refund.run();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
