import { useState } from 'react';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import { formatCount } from '#domain/counts.ts';
import { contradictsRefund } from '#domain/orders/order-refund.ts';
import { type OrderStatus, statusLabel } from '#domain/orders/status.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import type { Selection } from '../../lists/use-selection.ts';
import { DEFAULT_TARGET, readStatus, STATUS_OPTIONS } from '../status-options.ts';
import { orderCount, type useBulkStatus } from './use-bulk-status.ts';

type Props = { selection: Selection<WireOrderRow>; bulk: ReturnType<typeof useBulkStatus> };

/** Sets the status of all selected orders, after saying what that does and whom it mails. */
export function OrderSelectionBar({ selection, bulk: { done, apply } }: Props) {
  const [target, setTarget] = useState(DEFAULT_TARGET);
  const [isAsking, setAsking] = useState(false);
  const [notify, setNotify] = useState(true);
  const count = orderCount(selection.size);

  async function confirm() {
    await apply({ selection, action: { status: target, notify } });
    setAsking(false);
  }

  return (
    <>
      <SelectionBar
        selection={selection}
        name="orders"
        countText={`${count} selected`}
        isBusy={done !== null}
      >
        <SelectField
          label="Set status to"
          hideLabel
          options={STATUS_OPTIONS}
          value={target}
          onChange={(event) => setTarget(readStatus(event.target.value))}
          className="w-40 max-md:grow"
        />
        <Button
          variant="primary"
          onClick={() => {
            // What was left out once is no wish for the next time.
            setNotify(true);
            setAsking(true);
          }}
        >
          Set status
        </Button>
      </SelectionBar>
      <ConfirmDialog
        open={isAsking}
        title={`Set ${count} to ${statusLabel(target)}?`}
        text={`Orders that somebody else changes meanwhile stay as they are.${refundedWarning(selection, target, notify)}`}
        confirmLabel={`Set ${count}`}
        busyLabel={`${formatCount(done ?? 0)} of ${formatCount(selection.size)} done`}
        tone="primary"
        busy={done !== null}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <Checkbox
          label="Email the customers"
          checked={notify}
          onChange={(event) => setNotify(event.target.checked)}
        />
      </ConfirmDialog>
    </>
  );
}

/**
 * Names the orders whose money went back: the change contradicts that, and their customers are not mailed.
 */
function refundedWarning(
  { known, size }: Selection<WireOrderRow>,
  target: OrderStatus,
  notify: boolean,
): string {
  if (known.length < size) return notify ? ' Orders that were refunded are changed without an email.' : '';
  const refunded = known.filter(({ row }) => contradictsRefund(row, target));
  if (refunded.length === 0) return '';
  const named = refunded.slice(0, MOST_NAMED).map(({ id }) => id);
  const ids = `${named.join(', ')}${refunded.length > MOST_NAMED ? ' …' : ''}`;
  if (refunded.length === 1)
    return ` 1 order was refunded${notify ? ' and is changed without an email' : ''}: ${ids}.`;
  const count = formatCount(refunded.length);
  return ` ${count} orders were refunded${notify ? ' and are changed without an email' : ''}: ${ids}.`;
}

const MOST_NAMED = 10;
