import { useState } from 'react';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { LIMITS } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import type { MoneyOfEnd } from '#domain/orders/kept-money.ts';
import { isRefunded } from '#domain/orders/order-refund.ts';
import { restocksByDefault } from '#domain/orders/restock.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { invalid } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { countUnsent } from '../../fulfilments/count-unsent.ts';
import { PiecesFields } from '../../refunds/pieces-fields.tsx';
import { NotifyCheckbox } from '../../screen/notify-checkbox.tsx';
import { chosenMoney, MoneyChoice } from '../money-choice.tsx';
import { RestockChoice } from '../restock-choice.tsx';

type Props = Pick<WireStaffOrder, 'order' | 'restockable' | 'pieces' | 'payment'>;

/** Cancels an order, or pieces of it, after a dialog that explains the effect on its money and stock. */
export function CancelOrder({ order, restockable, pieces, payment }: Props) {
  const { id, userEmail, status } = order;
  const withKey = useAttemptKey();
  const open = countUnsent({ pieces });
  const canEnd = pieces.every(({ fulfilled = 0, returned }) => fulfilled === returned);
  const [isWhole, setWhole] = useState(canEnd);
  const [chosen, setChosen] = useState<readonly number[]>(() => pieces.map(() => 0));
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(!canEnd || restocksByDefault(status));
  const [notify, setNotify] = useState(true);
  const [money, setMoney] = useState<MoneyOfEnd>({});
  const canRefund = payment !== undefined;
  const asksForMoney = isWhole && order.paymentStatus === 'paid' && order.total > 0;
  const cancel = useActionDialog(
    async () => {
      const lines = chosen.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
      if (!isWhole && lines.length === 0) throw invalid({ pieces: 'Choose the pieces to cancel' });
      const body = {
        reason,
        restock,
        notify,
        ...(!isWhole && { lines }),
        ...(asksForMoney && chosenMoney(money, canRefund)),
      };
      return await browserApi(cancelOrder, { params: { id }, body }, withKey({ id, body, open }));
    },
    {
      success: ({ body }) => (body.cancellation ? 'Order canceled' : 'Pieces canceled'),
      failure: 'Failed to cancel order',
      refresh: 'conflict',
      onSuccess() {
        setWhole(canEnd);
        setChosen(pieces.map(() => 0));
      },
    },
  );

  return (
    <>
      <Button onClick={cancel.ask}>Cancel order</Button>
      <ActionDialog
        action={cancel}
        title={isWhole ? 'Cancel this order?' : 'Cancel pieces of this order?'}
        text={
          isWhole
            ? `${describePaidAmount(order)} A canceled order cannot go on.`
            : 'What was paid for them goes back to the card, without shipping; what came another way is listed as owed. The order goes on with the rest.'
        }
        confirmLabel={isWhole ? 'Cancel order' : 'Cancel pieces'}
        cancelLabel="Keep order"
        busyLabel="Canceling..."
        size="md"
      >
        {canEnd && open.reduce((sum, left) => sum + left, 0) > 1 && (
          <RadioList
            legend="What to cancel"
            name="cancel"
            choices={[
              { value: 'whole', label: 'The order' },
              { value: 'pieces', label: 'Some pieces' },
            ]}
            value={isWhole ? 'whole' : 'pieces'}
            onChange={(value) => {
              setWhole(value === 'whole');
              cancel.clearErrors();
            }}
            error={cancel.fieldErrors.pieces}
          />
        )}
        {!isWhole && (
          <PiecesFields
            products={order.products}
            left={open}
            pieces={chosen}
            onChange={(position, quantity) => {
              setChosen(chosen.with(position, quantity));
              cancel.clearErrors('pieces', 'lines');
            }}
            verb="cancel"
            none="None left"
            errors={canEnd ? cancel.fieldErrors : atFirst(cancel.fieldErrors, open)}
          />
        )}
        <TextField
          label="Reason"
          optional
          hint="The customer reads it."
          autoComplete="off"
          maxLength={LIMITS.line}
          value={reason}
          error={cancel.fieldErrors.reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            cancel.clearErrors('reason');
          }}
        />
        {asksForMoney && <MoneyChoice canRefund={canRefund} value={money} onChange={setMoney} />}
        <div>
          <RestockChoice
            restockable={isWhole ? restockable : chosenPieces(chosen, restockable)}
            checked={restock}
            onChange={setRestock}
          />
          <NotifyCheckbox email={userEmail} checked={notify} onChange={setNotify} />
        </div>
      </ActionDialog>
    </>
  );
}

/** The error of no pieces at the first line that has any, where no choice is above them. */
function atFirst({ pieces, ...errors }: FieldErrors, open: readonly number[]): FieldErrors {
  const first = open.findIndex((left) => left > 0);
  return pieces && first >= 0 ? { ...errors, [`pieces.${first}`]: pieces } : errors;
}

function describePaidAmount(order: WireOrder): string {
  if (isRefunded(order)) return 'Its payment is refunded already.';
  if (order.paymentStatus === 'unpaid') return 'It is not paid.';
  if (order.total === 0) return 'It cost nothing.';
  const total = formatMoney(order.total);
  return order.markedPaidAt
    ? `${total} did not come through the shop: please give it back yourself.`
    : `${total} was paid by card.`;
}

/** At most what was taken from counted stock. */
function chosenPieces(chosen: readonly number[], restockable: number): number {
  return Math.min(
    restockable,
    chosen.reduce((sum, quantity) => sum + quantity, 0),
  );
}
