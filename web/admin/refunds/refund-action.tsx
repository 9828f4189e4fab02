import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type Props = {
  /** The label of the button. */
  children: ReactNode;
  /** As money: '$12.00'. */
  amount: string;
  text: string;
  busy: boolean;
  onRefund: () => Promise<unknown>;
};

/** A button that refunds after a confirmation. */
export function RefundAction({ children, amount, text, busy, onRefund }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Refund ${amount}?`}
        text={text}
        confirmLabel={`Refund ${amount}`}
        busyLabel="Refunding..."
        busy={busy}
        onConfirm={async () => {
          await onRefund();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
