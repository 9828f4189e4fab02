import { useState } from 'react';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import { formatCount } from '#domain/counts.ts';
import type { MoneyOfEnd } from '#domain/orders/kept-money.ts';
import { contradictsRefund } from '#domain/orders/order-refund.ts';
import { isShipped } from '#domain/orders/restock.ts';
import { type OrderStatus, statusLabel } from '#domain/orders/status.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ConfirmSending } from '../../disputes/confirm-sending.tsx';
import { PackOrders, type useBulkParcels } from '../../fulfilments/pack-orders.tsx';
import { PrintInvoices, type useBulkInvoices } from '../../invoices/print-invoices.tsx';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import type { Selection } from '../../lists/use-selection.ts';
import { chosenMoney, MoneyChoice } from '../money-choice.tsx';
import { DEFAULT_TARGET, readStatus, STATUS_OPTIONS } from '../status-options.ts';
import { orderCount } from './order-count.ts';
import type { useBulkStatus } from './use-bulk-status.ts';

type Props = {
  selection: Selection<WireOrderRow>;
  bulk: ReturnType<typeof useBulkStatus>;
  parcels: ReturnType<typeof useBulkParcels>;
  invoices: ReturnType<typeof useBulkInvoices>;
};

/** Sends all selected orders or sets their status, each after a dialog that explains the change. */
export function OrderSelectionBar({ selection, bulk: { done, apply }, parcels, invoices }: Props) {
  const [target, setTarget] = useState(DEFAULT_TARGET);
  const [isAsking, setAsking] = useState(false);
  const [notify, setNotify] = useState(true);
  const [restock, setRestock] = useState(true);
  const [money, setMoney] = useState<MoneyOfEnd>({});
  const [evenIfDisputed, setEvenIfDisputed] = useState(false);
  const count = orderCount(selection.size);
  const disputed = isShipped(target) ? selection.known.filter(({ row }) => row.disputed).length : 0;

  async function confirm() {
    await apply({
      selection,
      action: { status: target, notify, restock, evenIfDisputed, ...chosenMoney(money, true) },
    });
    setAsking(false);
  }

  return (
    <>
      <SelectionBar
        selection={selection}
        name="orders"
        countText={`${count} selected`}
        isBusy={[done, parcels.done, invoices.done].some((count) => count !== null)}
      >
        <PackOrders selection={selection} bulk={parcels} />
        <PrintInvoices selection={selection} bulk={invoices} />
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
          className="max-md:grow"
          onClick={() => {
            // Each change starts with the default.
            setNotify(true);
            setRestock(true);
            setMoney({});
            setEvenIfDisputed(false);
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
        {target === 'rejected' && (
          <Checkbox
            label="Put pieces that were not shipped back into stock"
            checked={restock}
            onChange={(event) => setRestock(event.target.checked)}
          />
        )}
        {target === 'rejected' && <MoneyChoice canRefund value={money} onChange={setMoney} />}
        <ConfirmSending disputed={disputed} checked={evenIfDisputed} onChange={setEvenIfDisputed} />
      </ConfirmDialog>
    </>
  );
}

/** Names the refunded orders, which the new status contradicts and whose customers get no email. */
function refundedWarning({ known, size }: Props['selection'], target: OrderStatus, notify: boolean) {
  if (known.length < size) return notify ? ' Orders that were refunded are changed without an email.' : '';
  const refunded = known.filter(({ row }) => contradictsRefund(row, target));
  if (refunded.length === 0) return '';
  const named = refunded.slice(0, MAX_NAMED).map(({ id }) => id);
  const ids = `${named.join(', ')}${refunded.length > MAX_NAMED ? ' …' : ''}`;
  if (refunded.length === 1)
    return ` 1 order was refunded${notify ? ' and is changed without an email' : ''}: ${ids}.`;
  const count = formatCount(refunded.length);
  return ` ${count} orders were refunded${notify ? ' and are changed without an email' : ''}: ${ids}.`;
}

const MAX_NAMED = 10;
