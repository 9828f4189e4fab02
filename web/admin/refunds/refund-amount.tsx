import { useState } from 'react';
import { refundAmount } from '#contract/calls/refunds.ts';
import { type Cents, formatMoney, plainAmount } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { AmountField } from '../screen/amount-field.tsx';
import { amountError, isBlank, parseCents } from '../screen/typed-amounts.ts';
import { NEW_REFUND } from './plan-refund.ts';
import { refundNotice } from './refund-notice.ts';
import { RefundWordsFields } from './refund-words-fields.tsx';

type Props = {
  paymentIntentId: string;
  /** The refundable amount, in cents. */
  left: Cents;
  email: string;
};

/** Refunds an amount of a payment without an order; all that is left unless staff type less. */
export function RefundAmount({ paymentIntentId, left, email }: Props) {
  const withKey = useAttemptKey();
  const [typed, setTyped] = useState<string | null>(null);
  const [words, setWords] = useState(NEW_REFUND);
  const amount = typed ?? plainAmount(left);
  const problem = findProblem(amount, left);
  const shown = problem === null ? formatMoney(parseCents(amount)) : null;
  const refund = useActionDialog(
    async () => {
      if (problem !== null) throw invalid({ amount: problem });
      const body = { amount: parseCents(amount), ...words };
      // The same amount again, after the first has arrived, is another refund.
      const attempt = withKey({ paymentIntentId, body, left });
      return await browserApi(refundAmount, { params: { paymentIntentId }, body }, attempt);
    },
    {
      success: ({ body }) => refundNotice(body),
      failure: 'The refund failed',
      refresh: 'conflict',
      onSuccess() {
        setTyped(null);
        setWords(NEW_REFUND);
      },
    },
  );

  return (
    <>
      <Button size="sm" variant="quiet" onClick={refund.ask}>
        Refund
        <span className="sr-only">
          {' '}
          {formatMoney(left)} to {email || 'the card'}
        </span>
      </Button>
      <ActionDialog
        action={refund}
        title={shown ? `Refund ${shown}?` : 'Refund an amount?'}
        text="It goes back to the card it was paid with. A refund cannot be undone."
        confirmLabel={shown ? `Refund ${shown}` : 'Refund'}
        busyLabel="Refunding..."
      >
        <AmountField
          label="Amount"
          subject="The amount"
          hint={`${formatMoney(left)} left`}
          required
          value={amount}
          error={refund.fieldErrors.amount}
          onChange={(value) => {
            setTyped(value);
            refund.clearErrors('amount');
          }}
        />
        <RefundWordsFields
          values={words}
          onChange={(part) => {
            setWords({ ...words, ...part });
            refund.clearErrors(...Object.keys(part));
          }}
          errors={refund.fieldErrors}
          email={email}
        />
      </ActionDialog>
    </>
  );
}

function findProblem(amount: string, left: Cents): string | null {
  if (isBlank(amount)) return 'The amount is required';
  const problem = amountError('The amount', amount);
  if (problem !== null) return problem;
  if (parseCents(amount) === 0) return 'The amount must be more than nothing';
  return parseCents(amount) > left ? `Only ${formatMoney(left)} can still be refunded.` : null;
}
