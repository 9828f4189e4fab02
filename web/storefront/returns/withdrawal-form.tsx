import { requestReturn } from '#contract/calls/returns.ts';
import { describeParcel } from '#domain/fulfilments/fulfilment.ts';
import { whatComesBack, whoPaysReturn } from '#domain/returns/return-terms.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { ReturnFormProps } from './return-form.tsx';

/** Withdraws from the contract about all that was sent, without a reason; confirmed by one click. */
export default function WithdrawalForm({ order, left, onDone, onCancel }: ReturnFormProps) {
  const { id, userEmail, shippingAddress, products } = order;
  const withKey = useAttemptKey();
  const lines = left.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
  const names = products.map(({ name }) => name);
  const withdraw = useMutation(
    () =>
      browserApi(
        requestReturn,
        { params: { id }, body: { lines, withdrawal: true } },
        withKey({ id, lines }),
      ),
    {
      success: 'You have withdrawn. We have sent you a confirmation.',
      failure: 'Your withdrawal could not be sent',
      refresh: 'conflict',
      onSuccess: onDone,
    },
  );
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        {shippingAddress?.fullName && `${shippingAddress.fullName}: `}I withdraw from the contract about order{' '}
        {id}: {describeParcel(lines, names)}.
      </p>
      <p className="text-muted wrap-anywhere">
        You need no reason. {userEmail} gets a mail that confirms your withdrawal and its time.
      </p>
      <p className="text-sm text-muted">
        {whoPaysReturn({ hasLabel: false })} {whatComesBack({ isWithdrawal: true })}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} unavailable={withdraw.busy}>
          Not now
        </Button>
        <Button
          variant="primary"
          busy={withdraw.busy}
          busyLabel="Sending..."
          onClick={() => void withdraw.run()}
        >
          Confirm withdrawal
        </Button>
      </div>
    </div>
  );
}
