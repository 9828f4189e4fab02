import PackageCheck from 'lucide-react/icons/package-check';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fulfilOrders } from '#contract/calls/fulfilments.ts';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import { formatCount } from '#domain/counts.ts';
import { MAX_FULFILLED_ORDERS } from '#domain/fulfilments/fulfilment.ts';
import { browserApi } from '#web/data.ts';
import { newKey } from '#web/shared/new-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ConfirmSending } from '../disputes/confirm-sending.tsx';
import { useBulkChange } from '../lists/use-bulk-change.ts';
import type { Selected, Selection } from '../lists/use-selection.ts';
import { NOTHING_PASTED, NumberFields, readPasted } from './number-fields.tsx';
import { packingHref } from './packing-href.ts';
import { CarrierFields } from './tracking-fields.tsx';
import { newTracking, readChosenCarrier, rememberCarrier } from './tracking-values.ts';

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
  const { pathname, search } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [tracking, setTracking] = useState(newTracking);
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map());
  const [pasted, setPasted] = useState(NOTHING_PASTED);
  const [notify, setNotify] = useState(true);
  const [evenIfDisputed, setEvenIfDisputed] = useState(false);
  /** All that was selected when the question was asked. */
  const [rows, setRows] = useState<readonly Selected<WireOrderRow>[]>([]);
  const ids = rows.map(({ id }) => id);
  const { size } = selection;
  const disputed = rows.filter(({ row }) => row.disputed).length;
  // The stock that stays is not promised.
  const sent = (evenIfDisputed ? size : size - disputed) || size;

  async function confirm() {
    // The pasted text was not taken over yet; a line that matches nothing must be checked before.
    const read = readPasted(pasted.text, ids);
    const all = new Map([...numbers, ...read.numbers]);
    if (pasted.text.trim() !== '') {
      setNumbers(all);
      setPasted(read.left);
    }
    if (read.left.text !== '') return;
    rememberCarrier(tracking);
    const action = { carrier: readChosenCarrier(tracking), numbers: all, notify, evenIfDisputed };
    await apply({ selection, action });
    setAsking(false);
  }

  return (
    <>
      {size <= MAX_FULFILLED_ORDERS && (
        <Button
          aria-label="Packing lists"
          title="Packing lists"
          className="max-md:grow"
          icon={<Printer aria-hidden="true" className="size-4" />}
          onClick={async () => {
            const rows = await selection.collect();
            selection.remember();
            navigate(packingHref(rows.map(({ id }) => id)), { state: { from: pathname + search } });
          }}
        >
          <span className="md:max-[90rem]:hidden">Packing lists</span>
        </Button>
      )}
      <Button
        aria-label="Pack and send"
        title="Pack and send"
        className="max-md:grow"
        icon={<PackageCheck aria-hidden="true" className="size-4" />}
        onClick={async () => {
          setRows(await selection.collect());
          setNotify(true);
          setEvenIfDisputed(false);
          setAsking(true);
        }}
      >
        <span className="md:max-[90rem]:hidden">Pack and send</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Send ${orderCount(sent)}?`}
        text="All that is left of each goes out in one parcel. Orders that are disputed, on hold, not paid, refunded or sent already stay as they are, and you see which."
        confirmLabel={`Send ${orderCount(sent)}`}
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
          <NumberFields
            ids={ids}
            numbers={numbers}
            onChange={setNumbers}
            pasted={pasted}
            onPaste={setPasted}
          />
          <ConfirmSending disputed={disputed} checked={evenIfDisputed} onChange={setEvenIfDisputed} />
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

function orderCount(count: number): string {
  return count === 1 ? '1 order' : `${formatCount(count)} orders`;
}
