import { useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { requestReturn } from '#contract/calls/returns.ts';
import { LIMITS } from '#domain/limits.ts';
import { RETURN_REASON_LABELS, RETURN_REASONS, type ReturnReason } from '#domain/returns/return.ts';
import { whatComesBack, whoPaysReturn } from '#domain/returns/return-terms.ts';
import { browserApi } from '#web/data.ts';
import { ProductThumbnail } from '#web/shared/product-picture.tsx';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { QuantityStepper } from '#web/ui/forms/quantity-stepper.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';

export type ReturnFormProps = {
  order: WireOrder;
  /** The pieces of each line that can be returned. */
  left: readonly number[];
  onDone: () => void;
  onCancel: () => void;
};

type Chosen = { quantity: number; reason: ReturnReason | null };

const REASONS = RETURN_REASONS.map((reason) => ({ value: reason, label: RETURN_REASON_LABELS[reason] }));

/** Asks to return pieces of an order, each with a reason. */
export default function ReturnForm({ order: { id, products }, left, onDone, onCancel }: ReturnFormProps) {
  const withKey = useAttemptKey();
  const lines = products.flatMap((product, position) => {
    const most = left[position] ?? 0;
    return most > 0 ? [{ ...product, position, most }] : [];
  });
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(
    // The only piece is what is returned.
    () => new Map(lines.length === 1 && lines[0]?.most === 1 ? [[lines[0].position, ONE]] : []),
  );
  const [note, setNote] = useState('');
  const [wantsExchange, setWantsExchange] = useState(false);
  const ask = useMutation(
    async () => {
      const chosenLines = [...chosen].filter(([, { quantity }]) => quantity > 0);
      const first = lines[0]?.position ?? 0;
      if (chosenLines.length === 0) throw invalid({ [`quantity.${first}`]: 'Choose what you return' });
      const without = chosenLines.filter(([, { reason }]) => reason === null);
      if (without.length > 0)
        throw invalid(
          Object.fromEntries(without.map(([position]) => [`reason.${position}`, 'Choose a reason'])),
        );
      const body = {
        lines: chosenLines.map(([position, { quantity, reason }]) => ({
          position,
          quantity,
          ...(reason && { reason }),
        })),
        note,
        ...(wantsExchange && { exchange: true }),
      };
      await browserApi(requestReturn, { params: { id }, body }, withKey({ id, body, left }));
    },
    {
      success: 'We have your request, and write to you.',
      failure: 'Your request could not be sent',
      refresh: 'conflict',
      onSuccess: onDone,
    },
  );
  const change = (position: number, part: Partial<Chosen>) => {
    const before = chosen.get(position) ?? { quantity: 0, reason: null };
    setChosen(new Map(chosen).set(position, { ...before, ...part }));
    ask.clearErrors();
  };

  return (
    <form ref={ask.form} onSubmit={onSubmit(ask.run)} noValidate className="grid gap-5">
      <ul className="divide-y divide-line rounded-lg border border-line">
        {lines.map(({ position, most, name, image, modifications }) => {
          const { quantity, reason } = chosen.get(position) ?? { quantity: 0, reason: null };
          return (
            <li key={position} className="grid gap-3 p-4">
              <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
                <ProductThumbnail src={image} size={56} className="size-14 rounded-md" />
                <div className="min-w-0 grow basis-40 wrap-anywhere">
                  <p className="font-medium">{name}</p>
                  {modifications && <p className="text-sm text-muted">{modifications}</p>}
                </div>
                <QuantityStepper
                  label={`Pieces of ${name} to return`}
                  hideLabel
                  min={0}
                  max={most}
                  value={quantity}
                  error={ask.fieldErrors[`quantity.${position}`]}
                  onChange={(next) => change(position, { quantity: next })}
                />
              </div>
              {quantity > 0 && (
                <SelectField
                  label={`Why do you return ${name}?`}
                  placeholder="Choose a reason"
                  options={REASONS}
                  value={reason ?? ''}
                  error={ask.fieldErrors[`reason.${position}`]}
                  onChange={({ currentTarget }) =>
                    change(position, {
                      reason: RETURN_REASONS.find((one) => one === currentTarget.value) ?? null,
                    })
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      <Checkbox
        label="I would rather exchange it"
        checked={wantsExchange}
        onChange={({ currentTarget }) => setWantsExchange(currentTarget.checked)}
      />
      <TextArea
        label={wantsExchange ? 'What would you like instead?' : 'Anything we should know?'}
        optional
        rows={3}
        maxLength={LIMITS.text}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <p className="text-sm text-muted">
        {whoPaysReturn({ hasLabel: false })} {whatComesBack({ isWithdrawal: false })}
      </p>
      {ask.problem && (
        <p role="alert" className="text-bad">
          {ask.problem.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} unavailable={ask.busy}>
          Not now
        </Button>
        <Button type="submit" variant="primary" busy={ask.busy} busyLabel="Sending...">
          Ask for the return
        </Button>
      </div>
    </form>
  );
}

const ONE: Chosen = { quantity: 1, reason: null };
