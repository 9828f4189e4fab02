import PackageCheck from 'lucide-react/icons/package-check';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fulfilOrders } from '#contract/calls/fulfilments.ts';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import { formatCount } from '#domain/counts.ts';
import { MAX_FULFILLED_ORDERS } from '#domain/fulfilments/fulfilment.ts';
import { browserApi } from '#web/data.ts';
import { newKey } from '#web/shared/new-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ConfirmSending } from '../disputes/confirm-sending.tsx';
import { useBulkChange } from '../lists/use-bulk-change.ts';
import type { Selection } from '../lists/use-selection.ts';
import { packingHref } from './packing-href.ts';
import { CarrierFields } from './tracking-fields.tsx';
import { carrierOf, newTracking, rememberCarrier } from './tracking-values.ts';

type Sending = {
  carrier: string | null;
  /** By order id. */
  numbers: ReadonlyMap<string, string>;
  notify: boolean;
  evenIfDisputed: boolean;
};

/** Sends all that is left of many orders, a parcel each. */
export function useBulkParcels() {
  return useBulkChange<WireOrderRow, Sending>({
    batch: 20,
    async send(rows, { carrier, numbers, notify, evenIfDisputed }) {
      const orders = rows.map(({ id }) => ({ id, trackingNumber: numbers.get(id) ?? null }));
      const body = { orders, carrier, notify, evenIfDisputed };
      return (await browserApi(fulfilOrders, { body }, { headers: { 'Idempotency-Key': newKey() } })).body;
    },
    notices: ({ succeeded, failed }) => [
      failed.length === 0
        ? `${orderCount(succeeded.length)} sent`
        : {
            tone: 'error',
            title: `${formatCount(failed.length)} of ${formatCount(succeeded.length + failed.length)} could not be sent`,
            message: 'Which and why stands below the list.',
          },
    ],
    failure: 'The orders could not be sent',
  });
}

type Props = { selection: Selection<WireOrderRow>; bulk: ReturnType<typeof useBulkParcels> };

/** Prints the packing lists of the selected orders, and sends them after a question. */
export function PackOrders({ selection, bulk: { done, apply } }: Props) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [tracking, setTracking] = useState(newTracking);
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map());
  const [notify, setNotify] = useState(true);
  const [evenIfDisputed, setEvenIfDisputed] = useState(false);
  const { known, size } = selection;
  const isKnown = known.length === size;
  const ids = known.map(({ id }) => id);

  async function confirm() {
    rememberCarrier(tracking);
    await apply({ selection, action: { carrier: carrierOf(tracking), numbers, notify, evenIfDisputed } });
    setAsking(false);
  }

  return (
    <>
      {size <= MAX_FULFILLED_ORDERS && (
        <Button
          aria-label="Packing lists"
          className="max-md:grow"
          icon={<Printer aria-hidden="true" className="size-4" />}
          onClick={async () => {
            const rows = await selection.collect();
            navigate(packingHref(rows.map(({ id }) => id)));
          }}
        >
          <span className="md:max-xl:hidden">Packing lists</span>
        </Button>
      )}
      <Button
        aria-label="Pack and send"
        className="max-md:grow"
        icon={<PackageCheck aria-hidden="true" className="size-4" />}
        onClick={() => {
          setNumbers(new Map());
          setNotify(true);
          setEvenIfDisputed(false);
          setAsking(true);
        }}
      >
        <span className="md:max-xl:hidden">Pack and send</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Send ${orderCount(size)}?`}
        text="All that is left of each goes out in one parcel. Orders that are disputed, on hold, not paid, refunded or sent already stay as they are, and you see which."
        confirmLabel={`Send ${orderCount(size)}`}
        busyLabel={`${formatCount(done ?? 0)} of ${formatCount(size)} done`}
        tone="primary"
        size="md"
        busy={done !== null}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <CarrierFields
              values={tracking}
              onChange={(changed) => setTracking({ ...tracking, ...changed })}
            />
          </div>
          {isKnown && size <= MAX_NUMBERED && (
            <NumberFields
              ids={ids}
              numbers={numbers}
              onChange={(id, number) => setNumbers(new Map(numbers).set(id, number))}
            />
          )}
          <ConfirmSending
            disputed={known.filter(({ row }) => row.disputed).length}
            checked={evenIfDisputed}
            onChange={setEvenIfDisputed}
          />
          <Checkbox
            label="Email the customers what is in their parcels"
            checked={notify}
            onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}

/** Parcels whose numbers fit into a dialog. */
const MAX_NUMBERED = 50;

type NumberProps = {
  ids: readonly string[];
  numbers: ReadonlyMap<string, string>;
  onChange: (id: string, number: string) => void;
};

/** A tracking number for each order; a scanner ends each with Enter, which goes to the next. */
function NumberFields({ ids, numbers, onChange }: NumberProps) {
  return (
    <details className="rounded-lg border border-line">
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium">Tracking numbers</summary>
      <div className="grid max-h-72 gap-3 overflow-y-auto border-t border-line p-4">
        {ids.map((id) => (
          <TextField
            key={id}
            label={id}
            autoComplete="off"
            maxLength={60}
            value={numbers.get(id) ?? ''}
            onChange={({ currentTarget }) => onChange(id, currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const fields = [...(event.currentTarget.closest('details')?.querySelectorAll('input') ?? [])];
              fields[fields.indexOf(event.currentTarget) + 1]?.focus();
            }}
          />
        ))}
      </div>
    </details>
  );
}

function orderCount(count: number): string {
  return count === 1 ? '1 order' : `${formatCount(count)} orders`;
}
