import { useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { updateReturn } from '#contract/calls/returns.ts';
import type { WireReturn } from '#contract/order-schemas.ts';
import { LIMITS } from '#domain/limits.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { NotifyCheckbox } from '../screen/notify-checkbox.tsx';
import { useMoveReturn } from './use-move-return.ts';

type Props = { orderReturn: WireReturn; order: Pick<WireOrder, 'userEmail'> };

/** Declines a return, with a reason that the customer reads. */
export function DeclineReturn({ orderReturn: { id }, order: { userEmail } }: Props) {
  const [answer, setAnswer] = useState('');
  const [notify, setNotify] = useState(true);
  const decline = useMoveReturn(id, 'Return declined', () => {
    if (answer.trim() === '') throw invalid({ answer: 'Say why' });
    return { status: 'declined', answer, notify };
  });
  return (
    <>
      <Button onClick={decline.ask}>Decline</Button>
      <ActionDialog
        action={decline}
        title="Decline this return?"
        text="The customer finds the reason on the page of the order."
        confirmLabel="Decline"
        cancelLabel="Not now"
        busyLabel="Declining..."
      >
        <TextArea
          label="Reason"
          required
          rows={3}
          maxLength={LIMITS.text}
          value={answer}
          error={decline.fieldErrors.answer}
          onChange={({ currentTarget }) => {
            setAnswer(currentTarget.value);
            decline.clearErrors('answer');
          }}
        />
        <NotifyCheckbox what="the reason" email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}

/** Closes a received return. */
export function CloseReturn({ orderReturn }: Pick<Props, 'orderReturn'>) {
  const { id, exchangeShort } = orderReturn;
  return exchangeShort ? <CloseShortReturn id={id} short={exchangeShort} /> : <CloseWholeReturn id={id} />;
}

/** Asks first where pieces did not come back whose price was spent on another order. */
function CloseShortReturn({ id, short }: { id: string; short: Cents }) {
  const close = useMoveReturn(id, 'Return closed', () => ({ status: 'closed', evenIfShort: true }));
  return (
    <>
      <Button variant="primary" onClick={close.ask}>
        Close return
      </Button>
      <ActionDialog
        action={close}
        title="Close this return?"
        text={`Pieces of ${formatMoney(short)} were exchanged and did not come back. Close it once the customer has sent them or paid for them, or if they may keep them.`}
        confirmLabel="It is settled"
        cancelLabel="Not now"
        busyLabel="Closing..."
        tone="primary"
      />
    </>
  );
}

function CloseWholeReturn({ id }: { id: string }) {
  const close = useMutation(() => browserApi(updateReturn, { params: { id }, body: { status: 'closed' } }), {
    success: 'Return closed',
    failure: 'Failed to close the return',
    refresh: 'conflict',
  });
  return (
    <Button variant="primary" busy={close.busy} busyLabel="Closing..." onClick={() => void close.run()}>
      Close return
    </Button>
  );
}

/** Cancels a return before it is received; its pieces can be asked for again. */
export function CancelReturn({ orderReturn: { id }, order: { userEmail } }: Props) {
  const [notify, setNotify] = useState(true);
  const cancel = useMoveReturn(id, 'Return canceled', () => ({ status: 'canceled', notify }));
  return (
    <>
      <Button variant="quiet" onClick={cancel.ask}>
        Cancel return
      </Button>
      <ActionDialog
        action={cancel}
        title="Cancel this return?"
        text="Nothing of it is awaited any more."
        confirmLabel="Cancel return"
        cancelLabel="Not now"
        busyLabel="Canceling..."
      >
        <NotifyCheckbox email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}
