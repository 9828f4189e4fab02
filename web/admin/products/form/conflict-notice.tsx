import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { describeField, FIELD_LABELS } from './describe-field.ts';
import type { Conflict } from './merge-changes.ts';
import type { ProductFormState } from './use-product-form.ts';

/** The fields that somebody else has saved since, with a choice for each conflict. */
export function ConflictNotice({ product: { merge, resolve } }: { product: ProductFormState }) {
  const notice = useRef<HTMLDivElement>(null);
  const message = merge?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each conflict.
  useEffect(() => notice.current?.focus(), [message]);

  if (!merge) return null;
  const { taken, conflicts } = merge;
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="grid gap-4 rounded-xl border border-warn bg-warn-soft p-5 text-warn outline-none"
    >
      <p className="flex items-start gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {merge.message}
      </p>
      {taken.length > 0 && (
        <p>{`Taken over into this form: ${taken.map((field) => FIELD_LABELS[field]).join(', ')}.`}</p>
      )}
      {conflicts.length > 0 && <p>You have both changed these. Choose which to keep, then save:</p>}
      {conflicts.length === 0 && <p>Look through what you are about to save, then save again.</p>}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.field}
          conflict={conflict}
          onChoose={(isMine) => {
            resolve(conflict, isMine);
            notice.current?.focus();
          }}
        />
      ))}
    </div>
  );
}

type ChoiceProps = { conflict: Conflict; onChoose: (isMine: boolean) => void };

function ConflictChoice({ conflict, onChoose }: ChoiceProps) {
  const { field, mine, theirs } = conflict;
  const label = FIELD_LABELS[field];
  return (
    <fieldset data-conflict className="rounded-lg bg-surface p-4 text-ink">
      <legend className="sr-only">{label}</legend>
      <p aria-hidden="true" className="mb-2 font-semibold">
        {label}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm wrap-anywhere">
        <dt className="text-muted">Yours</dt>
        <dd className="line-clamp-4">{describeField(field, mine)}</dd>
        <dt className="text-muted">Theirs</dt>
        <dd className="line-clamp-4">{describeField(field, theirs)}</dd>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChoose(true)}>
          Keep mine
        </Button>
        <Button size="sm" onClick={() => onChoose(false)}>
          Use theirs
        </Button>
      </div>
    </fieldset>
  );
}
