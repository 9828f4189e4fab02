import { useState } from 'react';
import { noteReturned } from '#contract/calls/refunds.ts';
import { LIMITS } from '#domain/limits.ts';
import { type Cents, formatMoney, plainAmount } from '#domain/money.ts';
import { isUnsettled } from '#domain/refunds/refund-status.ts';
import { sum } from '#domain/sum.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AmountField } from '../screen/amount-field.tsx';
import { amountError, isBlank, parseCents } from '../screen/typed-amounts.ts';
import { computeRefundable, type OrderWithRefunds } from './order-with-refunds.ts';

type Props = {
  orderId: string;
  /** The amount that is owed, or could not be refunded, in cents. */
  due: Cents;
};

/** Shows what the shop owes the customer of an order, and records how staff have returned it. */
export function OwedMoney({ details }: { details: OrderWithRefunds }) {
  const { order, owed = 0 } = details;
  const due = owed || Math.min(sumFailedRefunds(details), computeRefundable(details).amount);
  if (due === 0) return null;
  const title = `${formatMoney(due)} ${owed > 0 ? 'is owed to the customer' : 'could not be refunded'}`;
  return (
    <section
      data-keep-clear="printed"
      aria-label={title}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl bg-warn-soft px-5 py-3 text-warn"
    >
      <div className="grow basis-72">
        <p className="font-semibold">{title}</p>
        <p>{owed > 0 ? 'Refund it' : 'Try it again'}, or note how you have returned it another way.</p>
      </div>
      <NoteReturned orderId={order.id} due={due} />
    </section>
  );
}

/** Sums the failed refunds that were not replaced, in cents. */
function sumFailedRefunds({ refunds }: OrderWithRefunds): Cents {
  return sum(refunds.filter(isUnsettled), ({ amount }) => amount);
}

function NoteReturned({ orderId, due }: Props) {
  const withKey = useAttemptKey();
  const [typed, setTyped] = useState<string | null>(null);
  const [way, setWay] = useState('');
  const amount = typed ?? plainAmount(due);
  const problem = isBlank(amount) ? 'The amount is required' : amountError('The amount', amount);
  const note = useActionDialog(
    async () => {
      if (problem !== null) throw invalid({ amount: problem });
      const body = { amount: parseCents(amount), way };
      return await browserApi(
        noteReturned,
        { params: { id: orderId }, body },
        withKey({ orderId, body, due }),
      );
    },
    {
      success: ({ body }) => `${formatMoney(body.amount)} noted as returned`,
      failure: 'It could not be noted',
      refresh: 'conflict',
      onSuccess() {
        setTyped(null);
        setWay('');
      },
    },
  );
  return (
    <>
      <Button size="sm" onClick={note.ask} className="print:hidden">
        Note as returned
      </Button>
      <ActionDialog
        action={note}
        title="Note money as returned?"
        text="You have returned it yourself, by bank transfer or in cash. Nothing goes back to a card, and the customer gets no email."
        confirmLabel="Note as returned"
        busyLabel="Saving..."
        tone="primary"
      >
        <AmountField
          label="Amount"
          subject="The amount"
          hint={`${formatMoney(due)} to be returned`}
          required
          value={amount}
          error={note.fieldErrors.amount}
          onChange={(value) => {
            setTyped(value);
            note.clearErrors('amount');
          }}
        />
        <TextField
          label="How it was returned"
          placeholder="Bank transfer"
          optional
          autoComplete="off"
          maxLength={LIMITS.line}
          value={way}
          error={note.fieldErrors.way}
          onChange={({ currentTarget }) => {
            setWay(currentTarget.value);
            note.clearErrors('way');
          }}
        />
      </ActionDialog>
    </>
  );
}
