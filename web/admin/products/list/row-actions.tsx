import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = { name: string; editHref: string; onDelete: () => Promise<void> };

/** Edit, and delete in two steps: the question stands where the button was (spec 2). */
export function RowActions({ name, editHref, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  // Whoever works by keys goes on where they were.
  useEffect(() => {
    if (isAsking) confirm.current?.focus();
    else if (wasAsking.current) remove.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  async function deleteIt() {
    setBusy(true);
    await onDelete();
    setBusy(false);
    setAsking(false);
  }
  function cancelByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isBusy) setAsking(false);
  }

  if (isAsking)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row without its looks.
      <div
        role="group"
        aria-label={`Delete ${name}?`}
        onKeyDown={cancelByKey}
        className="flex w-full flex-wrap items-center justify-end gap-2"
      >
        <Button
          ref={confirm}
          size="sm"
          variant="danger"
          busy={isBusy}
          busyLabel="Deleting..."
          onClick={() => void deleteIt()}
        >
          Confirm
        </Button>
        <Button size="sm" disabled={isBusy} onClick={() => setAsking(false)}>
          Cancel
        </Button>
      </div>
    );
  return (
    <div className="flex w-full justify-end gap-1">
      <Link
        to={editHref}
        preventScrollReset
        aria-label={`Edit ${name}`}
        title={`Edit ${name}`}
        className="inline-grid size-9 place-items-center rounded-lg hover:bg-sunken pointer-coarse:size-11"
      >
        <Pencil aria-hidden="true" className="size-4.5" />
      </Link>
      <IconButton ref={remove} label={`Delete ${name}`} size="sm" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </div>
  );
}
