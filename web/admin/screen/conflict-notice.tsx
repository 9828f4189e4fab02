import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';

type Props = {
  message: string;
  /** The changes of only the other person, in words; they are in the form already. */
  taken: string;
  conflicts: readonly ConflictInWords[];
};

export type ConflictInWords = {
  key: string;
  /** The field; an entry of a list names itself in both states. */
  label?: string;
  mine: string;
  theirs: string;
  /** Called with true for the own state. */
  choose: (isMine: boolean) => void;
};

/**
 * Lists what somebody else has saved since, with a choice for each field that both changed. Takes the focus.
 */
export function ConflictNotice({ message, taken, conflicts }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each conflict.
  useEffect(() => notice.current?.focus(), [message]);
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="grid gap-4 rounded-xl border border-warn bg-warn-soft p-5 text-warn outline-none"
    >
      <p className="flex items-start gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {message}
      </p>
      {taken && <p>{`Taken over into this form: ${taken}.`}</p>}
      <p>
        {conflicts.length > 0
          ? 'You have both changed these. Choose which to keep, then save:'
          : 'Look through what you are about to save, then save again.'}
      </p>
      {conflicts.map(({ key, choose, ...conflict }) => (
        <ConflictChoice
          key={key}
          {...conflict}
          onChoose={(isMine) => {
            choose(isMine);
            notice.current?.focus();
          }}
        />
      ))}
    </div>
  );
}

type ChoiceProps = Omit<ConflictInWords, 'key' | 'choose'> & { onChoose: (isMine: boolean) => void };

function ConflictChoice({ label, mine, theirs, onChoose }: ChoiceProps) {
  return (
    <fieldset data-conflict className="rounded-lg bg-surface p-4 text-ink">
      <legend className="sr-only">{label ?? 'Choose which to keep'}</legend>
      {label && (
        <p aria-hidden="true" className="mb-2 font-semibold">
          {label}
        </p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm wrap-anywhere">
        <dt className="text-muted">Yours</dt>
        <dd className="line-clamp-4">{mine}</dd>
        <dt className="text-muted">Theirs</dt>
        <dd className="line-clamp-4">{theirs}</dd>
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
