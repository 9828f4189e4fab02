import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { InlineEditor } from '#web/ui/overlays/inline-editor.tsx';

type Props = { name: string; busy: boolean; onDelete: () => Promise<unknown> };

/** Deletes after an inline confirmation (specification, section 2), which Escape cancels. */
export function DeleteProduct({ name, busy, onDelete }: Props) {
  const [isAsked, setAsked] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);

  function cancel() {
    setAsked(false);
    requestAnimationFrame(() => bin.current?.focus());
  }
  async function confirm() {
    await onDelete();
    // Still mounted only after a failure.
    cancel();
  }

  const question = (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the Cancel button in it
    <span
      className="flex gap-1"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !busy) cancel();
      }}
    >
      <Button
        size="sm"
        variant="danger"
        busy={busy}
        busyLabel="Deleting..."
        autoFocus
        aria-label={`Confirm deleting ${name}`}
        onClick={() => void confirm()}
      >
        Confirm
      </Button>
      <Button size="sm" unavailable={busy} onClick={cancel}>
        Cancel
      </Button>
    </span>
  );
  return (
    <InlineEditor editor={isAsked && question}>
      <IconButton ref={bin} label={`Delete ${name}`} size="sm" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </InlineEditor>
  );
}
