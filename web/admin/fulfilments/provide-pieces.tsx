import { useState } from 'react';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { countedPieces } from '#domain/orders/restock.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmSending } from '../disputes/confirm-sending.tsx';
import { NotifyCheckbox } from '../screen/notify-checkbox.tsx';
import { countLeft } from './count-unsent.ts';

type Props = Pick<WireStaffOrder, 'order' | 'pieces' | 'disputed'>;

/** Notes that the customer has what is not shipped: a file, a course. */
export function ProvidePieces({ order, pieces, disputed }: Props) {
  const { id, products, userEmail } = order;
  const withKey = useAttemptKey();
  const [notify, setNotify] = useState(true);
  const [evenIfDisputed, setEvenIfDisputed] = useState(false);
  const left = countLeft({ order, pieces }, 'provide');
  const lines = left.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
  const count = left.reduce((sum, quantity) => sum + quantity, 0);
  const provide = useActionDialog(
    async () => {
      const body = { lines, notify, ...(evenIfDisputed && { evenIfDisputed }) };
      return await browserApi(fulfilOrder, { params: { id }, body }, withKey({ id, body }));
    },
    {
      success: () => `${countedPieces(count)} provided`,
      failure: 'It could not be marked as provided',
      refresh: 'conflict',
    },
  );
  return (
    <>
      <Button onClick={provide.ask}>Mark as provided</Button>
      <ActionDialog
        action={provide}
        title={`Mark ${countedPieces(count)} as provided?`}
        text={order.paymentStatus === 'unpaid' ? 'This order is not paid.' : undefined}
        confirmLabel="Mark as provided"
        busyLabel="Saving..."
        tone="primary"
      >
        <ul className="list-disc pl-5 wrap-anywhere">
          {lines.map(({ position, quantity }) => (
            <li key={position}>
              {quantity} × {products[position]?.name}
            </li>
          ))}
        </ul>
        <ConfirmSending disputed={disputed ? 1 : 0} checked={evenIfDisputed} onChange={setEvenIfDisputed} />
        <NotifyCheckbox what="what is done" email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}
