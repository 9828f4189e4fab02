import { useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import type { WireReturn } from '#contract/order-schemas.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { invalid } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { QuantityStepper } from '#web/ui/forms/quantity-stepper.tsx';
import { NotifyCheckbox } from '../screen/notify-checkbox.tsx';
import { useMoveReturn } from './use-move-return.ts';

type Props = { orderReturn: WireReturn; order: Pick<WireOrder, 'products' | 'userEmail'> };

type Received = { position: number; restocked: number; writtenOff: number };

/** Records the returned pieces; by default all are restocked. */
export function ReceiveReturn({ orderReturn: { id, status, lines }, order: { products, userEmail } }: Props) {
  const [received, setReceived] = useState<readonly Received[]>(() =>
    lines.map(({ position, quantity }) => ({ position, restocked: quantity, writtenOff: 0 })),
  );
  const [notify, setNotify] = useState(true);
  const receive = useMoveReturn(id, 'Return received', () => {
    if (received.every(({ restocked, writtenOff }) => restocked + writtenOff === 0))
      throw invalid({ 'received.0.restocked': 'Say what was received' });
    return { status: 'received', received: [...received], notify };
  });
  const change = (index: number, part: Partial<Received>) => {
    setReceived(received.map((one, at) => (at === index ? { ...one, ...part } : one)));
    receive.clearErrors();
  };

  return (
    <>
      <Button variant={status === 'approved' ? 'primary' : 'secondary'} onClick={receive.ask}>
        Receive
      </Button>
      <ActionDialog
        action={receive}
        title="What came back?"
        text="Its money is refunded apart from it, in the next step."
        confirmLabel="Receive"
        busyLabel="Saving..."
        tone="primary"
        size="md"
      >
        <ul className="divide-y divide-line rounded-lg border border-line">
          {received.map(({ position, restocked, writtenOff }, index) => {
            const most = lines[index]?.quantity ?? 0;
            const name = products[position]?.name ?? '';
            return (
              <li key={position} className="grid gap-3 p-3 text-sm">
                <p className="font-medium wrap-anywhere">
                  {name} <span className="font-normal text-muted">({most} asked for)</span>
                </p>
                <div className="flex flex-wrap gap-x-8 gap-y-3">
                  <QuantityStepper
                    label="Sold again"
                    min={0}
                    max={most - writtenOff}
                    value={restocked}
                    error={receive.fieldErrors[`received.${index}.restocked`]}
                    onChange={(chosen) => change(index, { restocked: chosen })}
                  />
                  <QuantityStepper
                    label="Written off"
                    min={0}
                    max={most}
                    value={writtenOff}
                    error={receive.fieldErrors[`received.${index}.writtenOff`]}
                    onChange={(chosen) =>
                      change(index, { writtenOff: chosen, restocked: Math.min(restocked, most - chosen) })
                    }
                  />
                </div>
              </li>
            );
          })}
        </ul>
        <NotifyCheckbox email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}
