import { useState } from 'react';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { isRefunded } from '#domain/orders/order-refund.ts';
import { countedPieces } from '#domain/orders/restock.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ConfirmSending } from '../disputes/confirm-sending.tsx';
import { PiecesFields } from '../refunds/pieces-fields.tsx';
import { NotifyCheckbox } from '../screen/notify-checkbox.tsx';
import { atTheirLines } from './at-their-lines.ts';
import { countLeft } from './count-unsent.ts';
import { packingHref } from './packing-href.ts';
import { TrackingFields } from './tracking-fields.tsx';
import { newTracking, rememberCarrier, toTrackingBody } from './tracking-values.ts';

type Props = Pick<WireStaffOrder, 'order' | 'pieces' | 'disputed'>;

/** Sends a parcel: all that is left to send is ticked, so that a number and a click are enough. */
export function SendParcel({ order, pieces, disputed }: Props) {
  const { id, userEmail } = order;
  const withKey = useAttemptKey();
  const left = countLeft({ order, pieces }, 'parcel');
  const [typed, setTyped] = useState<readonly number[] | null>(null);
  const chosen = typed ?? left;
  const [tracking, setTracking] = useState(newTracking);
  const [notify, setNotify] = useState(true);
  const [evenIfDisputed, setEvenIfDisputed] = useState(false);
  const count = chosen.reduce((sum, quantity) => sum + quantity, 0);
  const lines = chosen.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
  const send = useActionDialog(
    async () => {
      if (lines.length === 0) throw invalid({ [`pieces.${findFirstUnsent(left)}`]: 'Choose what is sent' });
      const body = { lines, ...toTrackingBody(tracking), notify, ...(evenIfDisputed && { evenIfDisputed }) };
      const attempt = withKey({ id, body, left });
      return await browserApi(fulfilOrder, { params: { id }, body }, attempt).catch((error) => {
        throw atTheirLines(error, lines);
      });
    },
    {
      success: () => `${countedPieces(count)} sent`,
      failure: 'The parcel could not be sent',
      refresh: 'conflict',
      onSuccess() {
        rememberCarrier(tracking);
        setTyped(null);
        setTracking(newTracking());
      },
    },
  );

  return (
    <>
      <Button
        // A disputed order is not what is sent next.
        variant={disputed ? undefined : 'primary'}
        onClick={() => {
          setTyped(null);
          send.ask();
        }}
      >
        Send parcel
      </Button>
      <ActionDialog
        action={send}
        title={count > 0 ? `Send ${countedPieces(count)}?` : 'Send a parcel?'}
        text={findWarning(order)}
        confirmLabel={count > 0 ? `Send ${countedPieces(count)}` : 'Send'}
        busyLabel="Sending..."
        tone="primary"
        size="md"
      >
        <TrackingFields
          values={tracking}
          errors={send.fieldErrors}
          autoFocus
          onChange={(changed) => {
            setTracking({ ...tracking, ...changed });
            send.clearErrors('carrier', 'trackingNumber', 'trackingUrl');
          }}
        />
        <PiecesFields
          products={order.products}
          left={left}
          pieces={chosen}
          onChange={(position, quantity) => {
            setTyped(chosen.with(position, quantity));
            send.clearErrors();
          }}
          verb="send"
          none="Nothing to send"
          errors={send.fieldErrors}
        />
        <TextLink to={packingHref([id])} className="justify-self-start text-sm">
          Print packing list
        </TextLink>
        <ConfirmSending disputed={disputed ? 1 : 0} checked={evenIfDisputed} onChange={setEvenIfDisputed} />
        <NotifyCheckbox what="what is in it" email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}

function findWarning(order: Props['order']): string | undefined {
  if (isRefunded(order)) return 'The money of this order was refunded. Send it only if it still goes out.';
  return order.paymentStatus === 'unpaid' ? 'This order is not paid.' : undefined;
}

function findFirstUnsent(left: readonly number[]): number {
  return Math.max(
    0,
    left.findIndex((pieces) => pieces > 0),
  );
}
