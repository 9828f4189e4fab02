import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { canMarkPaid, canStaffCancel } from '#domain/orders/can-cancel.ts';
import type { MoneyOfEnd } from '#domain/orders/kept-money.ts';
import { fitsLines } from '#domain/orders/not-shipped.ts';
import { contradictsRefund, refundLabel } from '#domain/orders/order-refund.ts';
import { restocksByDefault } from '#domain/orders/restock.ts';
import { sendsGoods } from '#domain/orders/sent-pieces.ts';
import { statusLabel, statusNote } from '#domain/orders/status.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ConfirmSending } from '../../disputes/confirm-sending.tsx';
import { canSend } from '../../fulfilments/count-unsent.ts';
import { ProvidePieces } from '../../fulfilments/provide-pieces.tsx';
import { SendParcel } from '../../fulfilments/send-parcel.tsx';
import { NeighbourButtons } from '../../lists/neighbour-buttons.tsx';
import type { Neighbours } from '../../lists/use-neighbours.ts';
import type { OrderWithRefunds } from '../../refunds/order-with-refunds.ts';
import { orderHref, orderPageHref } from '../../screen/order-href.ts';
import { chosenMoney, MoneyChoice } from '../money-choice.tsx';
import { RestockChoice } from '../restock-choice.tsx';
import { DEFAULT_TARGET, readStatus, STATUS_OPTIONS } from '../status-options.ts';
import { CancelOrder } from './cancel-order.tsx';
import { DetailsBody } from './details-body.tsx';
import { MarkPaid } from './mark-paid.tsx';

type Props = {
  /** ID of the requested order; empty for none. */
  id: string;
  /** The last one that has arrived. */
  opened: Loaded<OrderWithRefunds> | null;
  neighbours: Neighbours;
  /** The list below the dialog. */
  listHref: string;
  onClose: () => void;
};

/** One order in a dialog over the list, with its own address. */
export function OrderDetails({ id, opened, neighbours, listHref, onClose }: Props) {
  const details = opened?.ok && isSame(opened.data.order.id, id) ? opened.data : null;
  return (
    <Dialog
      open={id !== ''}
      onClose={onClose}
      title="Order Details"
      size="lg"
      prints
      headActions={
        <div className="flex items-center gap-1">
          <NeighbourButtons name="order" neighbours={neighbours} />
          {details && (
            <ButtonLink
              to={orderPageHref(details.order.id)}
              state={{ from: listHref }}
              size="sm"
              variant="quiet"
              className="max-md:hidden"
            >
              Open as a page
            </ButtonLink>
          )}
        </div>
      }
      footer={details && <DetailsFooter key={details.order.id} details={details} />}
    >
      {details ? (
        <DetailsBody key={details.order.id} details={details} />
      ) : opened && !opened.ok ? (
        <NotShown id={id} {...opened} onClose={onClose} />
      ) : (
        <DetailsSkeleton />
      )}
    </Dialog>
  );
}

type NotShownProps = Pick<Props, 'id' | 'onClose'> & { message: string; status: number };

function NotShown({ id, message, status, onClose }: NotShownProps) {
  if (status === 404)
    return (
      <EmptyState
        title={message}
        text={`There is no order ${id}.`}
        action={<Button onClick={onClose}>Close</Button>}
        level={3}
      />
    );
  return <ErrorState title={message} text={id} retryLabel="Retry" retryHref={orderHref(id)} level={3} />;
}

/** The id in an address may be in lower case. */
function isSame(id: string, typed: string): boolean {
  return id === typed.toUpperCase();
}

/** The actions for an order, which stay in sight while its details scroll. */
export function DetailsFooter({ details }: { details: OrderWithRefunds }) {
  const { order, deletedAt, invoiceNumber } = details;
  const [isEditing, setEditing] = useState(false);
  // An issued invoice outlives its order.
  if (deletedAt) return invoiceNumber ? <PrintInvoice orderId={order.id} /> : null;
  return (
    <>
      {isEditing && <StatusEditor details={details} onEnd={() => setEditing(false)} />}
      {!isEditing && canCancel(details) && <CancelOrder {...details} />}
      {!isEditing && canMarkPaid(order) && <MarkPaid order={order} />}
      {!order.cancellation && (
        <Button onClick={() => setEditing(true)} unavailable={isEditing}>
          {isEditing ? 'Editing Status...' : 'Edit Status'}
        </Button>
      )}
      <PrintInvoice orderId={order.id} />
      {!isEditing && canSend(details, 'provide') && <ProvidePieces {...details} />}
      {!isEditing && canSend(details, 'parcel') && <SendParcel {...details} />}
    </>
  );
}

/** The unsent rest of a partly sent order can be canceled until it is sent too. */
function canCancel(details: OrderWithRefunds): boolean {
  const hasUnsent = canSend(details, 'parcel') || canSend(details, 'provide');
  return canStaffCancel(details.order) || (details.order.fulfilments !== undefined && hasUnsent);
}

function PrintInvoice({ orderId }: { orderId: string }) {
  return (
    <ButtonLink to={`/admin/invoice/${orderId}`} icon={<Printer aria-hidden="true" className="size-4" />}>
      Print Invoice
    </ButtonLink>
  );
}

function DetailsSkeleton() {
  return (
    <div className="grid gap-6">
      <Spinner label="Loading order..." showLabel />
      <SkeletonText lines={4} />
      <Skeleton className="h-24 w-full" />
      <SkeletonText lines={3} />
    </div>
  );
}

type StatusEditorProps = {
  /** The order that is displayed; saving refuses to overwrite a later change. */
  details: Pick<WireStaffOrder, 'order' | 'restockable' | 'payment' | 'disputed'>;
  onEnd: () => void;
};

/** Changes the status of an order in place (specification, section 4) and optionally emails the customer. */
function StatusEditor({ details, onEnd }: StatusEditorProps) {
  const { order, restockable, payment, disputed } = details;
  const { id, status: from } = order;
  const [target, setTarget] = useState(DEFAULT_TARGET);
  const isContrary = contradictsRefund(order, target);
  /** Null until ticked or cleared: by default a refunded customer gets no email about a delivery. */
  const [isTicked, setTicked] = useState<boolean | null>(null);
  const notify = isTicked ?? !isContrary;
  const [restock, setRestock] = useState(restocksByDefault(from));
  const isRejecting = target === 'rejected' && from !== 'rejected';
  const [money, setMoney] = useState<MoneyOfEnd>({});
  const asksForMoney = isRejecting && order.paymentStatus === 'paid' && order.total > 0;
  const canRefund = payment !== undefined;
  const asksToSend = disputed === true && sendsGoods({ lines: order.products }, target);
  const [evenIfDisputed, setEvenIfDisputed] = useState(false);

  const save = useMutation(
    () => {
      const body = {
        status: target,
        from,
        description: statusNote(target),
        notify,
        ...(isRejecting && { restock }),
        ...(asksForMoney && chosenMoney(money, canRefund)),
        ...(asksToSend && { evenIfDisputed }),
      };
      return browserApi(updateOrderStatus, { params: { id }, body });
    },
    {
      success: 'Order status updated successfully!',
      failure: 'Failed to update order status. Please try again.',
      // A conflict shows the other change before the next attempt.
      refresh: 'conflict',
      onSuccess: onEnd,
    },
  );

  return (
    <form onSubmit={onSubmit(save.run)} className="flex w-full flex-wrap items-end gap-3">
      <div role="status" className="w-full text-sm empty:hidden">
        {isContrary && (
          <p className="rounded-lg bg-warn-soft px-4 py-2.5 text-warn">
            The money of this order {refundLabel(order) === 'Refunding' ? 'is being' : 'was'} refunded. Set it
            to {statusLabel(target)} only if the goods still go out or have gone out.
          </p>
        )}
      </div>
      <SelectField
        label="New status"
        autoFocus
        options={STATUS_OPTIONS.filter(({ value }) => fitsLines(value, order.products))}
        value={target}
        onChange={(event) => {
          setTarget(readStatus(event.target.value));
          setTicked(null);
        }}
        className="min-w-40 grow"
      />
      <Checkbox
        label="Email the customer"
        checked={notify}
        onChange={(event) => setTicked(event.target.checked)}
        className="max-sm:order-first max-sm:w-full"
      />
      {isRejecting && (
        <RestockChoice
          restockable={restockable}
          checked={restock}
          onChange={setRestock}
          className="max-sm:order-first max-sm:w-full"
        />
      )}
      {asksForMoney && (
        <MoneyChoice
          canRefund={canRefund}
          value={money}
          onChange={setMoney}
          className="w-full max-sm:order-first"
        />
      )}
      {asksToSend && <ConfirmSending disputed={1} checked={evenIfDisputed} onChange={setEvenIfDisputed} />}
      <Button type="submit" variant="primary" busy={save.busy} busyLabel="Saving...">
        Save
      </Button>
      <Button onClick={onEnd} unavailable={save.busy}>
        Cancel
      </Button>
    </form>
  );
}
