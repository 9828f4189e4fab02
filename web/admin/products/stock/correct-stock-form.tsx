import { useState } from 'react';
import { correctVariantStock } from '#contract/calls/variants.ts';
import type { WireStaffProduct, WireStaffVariant } from '#contract/product-schemas.ts';
import { formatCount } from '#domain/counts.ts';
import { LIMITS } from '#domain/limits.ts';
import { CHANGE_KINDS } from '#domain/stock/movement.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { CHANGES, changeText } from './movement-text.ts';
import { readChange } from './read-change.ts';

const NOTHING = { kind: 'received', pieces: '', reason: '' } as const;

type Props = { product: WireStaffProduct; variant: WireStaffVariant };

/** Adds or takes off pieces of a variant, with the reason. */
export function CorrectStockForm({ product, variant }: Props) {
  const withKey = useAttemptKey();
  /** Two deliveries of the same size are two changes. */
  const [changes, setChanges] = useState(0);
  const [typed, setTyped] = useState<{ kind: string; pieces: string; reason: string }>(NOTHING);
  const kind = CHANGE_KINDS.find((one) => one === typed.kind) ?? 'corrected';
  const { run, busy, fieldErrors, clearErrors, problem, form } = useMutation(
    async () => {
      const read = readChange(kind, typed.pieces);
      if (!read.ok) throw invalid({ change: read.message });
      const body = { change: read.change, kind, reason: typed.reason.trim() };
      return await browserApi(
        correctVariantStock,
        { params: { id: variant.id }, body },
        withKey({ ...body, changes }),
      );
    },
    {
      success: ({ body: { stock } }) => `Stock of ${product.name}: ${formatCount(stock ?? 0)}`,
      failure: 'Failed to change the stock. Please try again.',
      onSuccess() {
        setTyped(NOTHING);
        setChanges(changes + 1);
      },
    },
  );
  const change = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    clearErrors('change', 'reason');
  };
  return (
    <form
      ref={form}
      onSubmit={onSubmit(run)}
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]"
    >
      <SelectField
        label="What happened"
        name="kind"
        value={typed.kind}
        options={CHANGE_KINDS.map((value) => ({ value, label: CHANGES[value].label }))}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
      />
      <TextField
        label="Pieces"
        name="change"
        inputMode={kind === 'corrected' ? 'text' : 'numeric'}
        autoComplete="off"
        placeholder={kind === 'corrected' ? `${changeText(2)} or ${changeText(-2)}` : undefined}
        value={typed.pieces}
        error={fieldErrors.change ?? fieldErrors.stock}
        onChange={({ currentTarget }) => change({ pieces: currentTarget.value })}
        required
      />
      <TextField
        label="Reason"
        name="reason"
        optional
        autoComplete="off"
        maxLength={LIMITS.line}
        value={typed.reason}
        error={fieldErrors.reason ?? problem?.message}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        className="sm:col-span-2"
      />
      <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Saving...">
        Change Stock
      </Button>
    </form>
  );
}
