import { useState } from 'react';
import { requestReturn } from '#contract/calls/returns.ts';
import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { LIMITS } from '#domain/limits.ts';
import { countedPieces } from '#domain/orders/restock.ts';
import { RETURN_REASON_LABELS, RETURN_REASONS, type ReturnReason } from '#domain/returns/return.ts';
import { returnablePieces } from '#domain/returns/returnable.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { atTheirLines } from '../fulfilments/at-their-lines.ts';
import { PiecesFields } from '../refunds/pieces-fields.tsx';
import { NotifyCheckbox } from '../screen/notify-checkbox.tsx';

type Props = Pick<WireStaffOrder, 'order' | 'pieces' | 'returns'>;

const REASONS = RETURN_REASONS.map((reason) => ({ value: reason, label: RETURN_REASON_LABELS[reason] }));

/** The pieces of each line that can be returned now. */
export function countReturnable({ order, pieces, returns = [] }: Props): number[] {
  const lines = pieces.map(({ fulfilled = 0, returned }, position) => ({
    fulfilled,
    returned,
    notShipped: order.products[position]?.notShipped,
  }));
  return returnablePieces(lines, returns);
}

/** Opens a return for a customer who wrote or called. */
export function OpenReturn({ order, pieces, returns }: Props) {
  const { id, userEmail, products } = order;
  const withKey = useAttemptKey();
  const left = countReturnable({ order, pieces, returns });
  const [chosen, setChosen] = useState<readonly number[]>(() => chooseNone(left));
  const [reasons, setReasons] = useState<ReadonlyMap<number, ReturnReason>>(new Map());
  const [note, setNote] = useState('');
  const [notify, setNotify] = useState(true);
  const count = chosen.reduce((sum, quantity) => sum + quantity, 0);
  const open = useActionDialog(
    async () => {
      const pieces = chosen.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));
      if (pieces.length === 0)
        throw invalid({ [`pieces.${left.findIndex((most) => most > 0)}`]: 'Choose what comes back' });
      const without = pieces.filter(({ position }) => !reasons.has(position));
      if (without.length > 0)
        throw invalid(
          Object.fromEntries(without.map(({ position }) => [`reason.${position}`, 'Choose a reason'])),
        );
      const lines = pieces.map((line) => ({ ...line, reason: reasons.get(line.position) }));
      const body = { lines, note, notify };
      const attempt = withKey({ id, body, left });
      return await browserApi(requestReturn, { params: { id }, body }, attempt).catch((error) => {
        throw atTheirLines(error, lines);
      });
    },
    {
      success: ({ body }) => ({ title: 'Return opened', message: body.id }),
      failure: 'The return could not be opened',
      refresh: 'conflict',
    },
  );

  return (
    <>
      <Button
        size="sm"
        className="justify-self-start print:hidden"
        onClick={() => {
          // A single piece is preselected.
          setChosen(sum(left) === 1 ? left : chooseNone(left));
          setReasons(new Map());
          setNote('');
          setNotify(true);
          open.ask();
        }}
      >
        Open return
      </Button>
      <ActionDialog
        action={open}
        title={count > 0 ? `Open a return of ${countedPieces(count)}?` : 'Open a return'}
        text="For a customer who wrote or called."
        confirmLabel="Open return"
        busyLabel="Opening..."
        tone="primary"
        size="md"
      >
        <PiecesFields
          products={products}
          left={left}
          pieces={chosen}
          onChange={(position, quantity) => {
            setChosen(chosen.with(position, quantity));
            open.clearErrors();
          }}
          verb="return"
          none="Nothing to return"
          errors={open.fieldErrors}
        >
          {(position) =>
            (chosen[position] ?? 0) > 0 && (
              <SelectField
                label={`Reason for ${products[position]?.name ?? 'it'}`}
                hideLabel
                placeholder="Choose a reason"
                className="mt-2"
                options={REASONS}
                value={reasons.get(position) ?? ''}
                error={open.fieldErrors[`reason.${position}`]}
                onChange={({ currentTarget: { value } }) => {
                  const reason = RETURN_REASONS.find((one) => one === value);
                  if (reason) setReasons(new Map(reasons).set(position, reason));
                  open.clearErrors(`reason.${position}`);
                }}
              />
            )
          }
        </PiecesFields>
        <TextArea
          label="What the customer says"
          optional
          rows={3}
          maxLength={LIMITS.text}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <NotifyCheckbox what="a confirmation" email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}

const chooseNone = (left: readonly number[]) => left.map(() => 0);

const sum = (pieces: readonly number[]) => pieces.reduce((total, quantity) => total + quantity, 0);
