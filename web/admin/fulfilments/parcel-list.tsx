import { useState } from 'react';
import { takeBackParcel, updateFulfilment } from '#contract/calls/fulfilments.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import type { WireFulfilment } from '#contract/order-schemas.ts';
import { describeParcel } from '#domain/fulfilments/fulfilment.ts';
import { isProvided } from '#domain/orders/not-shipped.ts';
import { statusHas } from '#domain/orders/status.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { ParcelNumber } from '#web/shared/parcel-number.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { NotifyCheckbox } from '../screen/notify-checkbox.tsx';
import { countUnsentOnLine } from './count-unsent.ts';
import { TrackingFields } from './tracking-fields.tsx';
import { chooseCarrier, type TrackingValues, toTrackingBody } from './tracking-values.ts';

type Props = {
  order: Pick<WireOrder, 'products' | 'fulfilments' | 'userEmail' | 'status'>;
  /** A deleted order cannot be changed. */
  isDeleted: boolean;
};

/** The parcels of an order, oldest first, with what is in each. */
export function ParcelList({ order, isDeleted }: Props) {
  const { products, fulfilments = [], userEmail } = order;
  const { formatDateTime } = useDates();
  const names = products.map(({ name }) => name);
  return (
    <ol className="divide-y divide-line rounded-lg border border-line">
      {fulfilments.map((parcel, index) => (
        <li key={parcel.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-3">
          <div className="grid min-w-0 grow basis-64 gap-0.5 wrap-anywhere">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {isProvided(parcel, products) ? (
                <Badge tone="success">Provided</Badge>
              ) : (
                <>
                  <span className="font-medium">Parcel {index + 1}</span>
                  <Badge tone={parcel.deliveredAt ? 'success' : 'primary'}>
                    {parcel.deliveredAt ? 'Delivered' : 'On its way'}
                  </Badge>
                </>
              )}
            </p>
            <p>{describeParcel(parcel.lines, names)}</p>
            <ParcelNumber parcel={parcel} />
            <p className="numeric text-muted">
              {!isProvided(parcel, products) && 'Sent '}
              <time dateTime={parcel.createdAt}>{formatDateTime(parcel.createdAt)}</time>
              {!isProvided(parcel, products) &&
                parcel.deliveredAt &&
                ` · delivered ${formatDateTime(parcel.deliveredAt)}`}
            </p>
          </div>
          {!isDeleted && (
            <div className="flex flex-wrap gap-2 print:hidden">
              {isProvided(parcel, products) ? (
                <TakeBack parcel={parcel} number={index + 1} />
              ) : (
                <CorrectTracking parcel={parcel} number={index + 1} userEmail={userEmail} />
              )}
              {!parcel.deliveredAt && (
                <>
                  <TakeBack parcel={parcel} number={index + 1} />
                  {deliversOrder(order, parcel) ? (
                    <DeliverLast parcel={parcel} number={index + 1} userEmail={userEmail} />
                  ) : (
                    <Deliver parcel={parcel} number={index + 1} />
                  )}
                </>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

type ParcelProps = {
  parcel: WireFulfilment;
  /** From 1. */
  number: number;
};

function Deliver({ parcel: { id }, number }: ParcelProps) {
  const deliver = useMutation(
    () => browserApi(updateFulfilment, { params: { id }, body: { delivered: true } }),
    { success: `Parcel ${number} delivered`, failure: 'Failed to save the delivery', refresh: 'conflict' },
  );
  return (
    <Button size="sm" busy={deliver.busy} busyLabel="Saving..." onClick={() => void deliver.run()}>
      Mark as delivered<span className="sr-only">: parcel {number}</span>
    </Button>
  );
}

/** The same of the parcel that delivers its order: only that is emailed, so only that asks. */
function DeliverLast({ parcel: { id }, number, userEmail }: ParcelProps & { userEmail: string }) {
  const [notify, setNotify] = useState(true);
  const deliver = useActionDialog(
    () => browserApi(updateFulfilment, { params: { id }, body: { delivered: true, notify } }),
    { success: `Parcel ${number} delivered`, failure: 'Failed to save the delivery', refresh: 'conflict' },
  );
  return (
    <>
      <Button size="sm" onClick={deliver.ask}>
        Mark as delivered<span className="sr-only">: parcel {number}</span>
      </Button>
      <ActionDialog
        action={deliver}
        title={`Mark parcel ${number} as delivered?`}
        text="Nothing else of the order is under way: the order is delivered with it."
        confirmLabel="Mark as delivered"
        busyLabel="Saving..."
        tone="primary"
      >
        <NotifyCheckbox email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}

function TakeBack({ parcel: { id }, number }: ParcelProps) {
  const removal = useActionDialog(() => browserApi(takeBackParcel, { params: { id } }), {
    success: `Parcel ${number} taken back`,
    failure: 'Failed to take the parcel back',
    refresh: 'conflict',
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={removal.ask}>
        Take back<span className="sr-only"> parcel {number}</span>
      </Button>
      <ActionDialog
        action={removal}
        title={`Take back parcel ${number}?`}
        text="For a parcel that never left the shop: its pieces are to be sent again. The customer gets no mail."
        confirmLabel="Take back"
        busyLabel="Taking back..."
      />
    </>
  );
}

function CorrectTracking({ parcel, number, userEmail }: ParcelProps & { userEmail: string }) {
  const { id } = parcel;
  const [values, setValues] = useState(() => toTrackingValues(parcel));
  const [notify, setNotify] = useState(true);
  const save = useActionDialog(
    () => browserApi(updateFulfilment, { params: { id }, body: { ...toTrackingBody(values), notify } }),
    { success: 'Tracking saved', failure: 'Failed to save the tracking', refresh: 'conflict' },
  );
  const hasNumber = parcel.trackingNumber !== undefined;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          setValues(toTrackingValues(parcel));
          save.ask();
        }}
      >
        {hasNumber ? 'Correct number' : 'Add number'}
        <span className="sr-only"> of parcel {number}</span>
      </Button>
      <ActionDialog
        action={save}
        title={`Tracking of parcel ${number}`}
        confirmLabel="Save"
        busyLabel="Saving..."
        tone="primary"
        size="md"
      >
        <TrackingFields
          values={values}
          errors={save.fieldErrors}
          autoFocus
          onChange={(changed) => {
            setValues({ ...values, ...changed });
            save.clearErrors();
          }}
        />
        <NotifyCheckbox what="it" email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}

/** True if all of an order has arrived once this parcel has. */
function deliversOrder({ status, products, fulfilments = [] }: Props['order'], parcel: WireFulfilment) {
  if (!statusHas(status, 'open')) return false;
  const others = fulfilments.filter(({ id }) => id !== parcel.id);
  return (
    products.every((line) => countUnsentOnLine(line) === 0) &&
    others.every(({ deliveredAt }) => deliveredAt !== undefined)
  );
}

function toTrackingValues({
  carrier = '',
  trackingNumber = '',
  trackingUrl = '',
}: WireFulfilment): TrackingValues {
  const choice = chooseCarrier(carrier);
  // The link of a known carrier follows from the number.
  return { ...choice, number: trackingNumber, address: choice.choice === 'other' ? trackingUrl : '' };
}
