import { useEffect, useState } from 'react';
import { addOrderNote, type WireOrderNote } from '#contract/calls/staff-orders.ts';
import { LIMITS } from '#domain/limits.ts';
import { browserApi } from '#web/data.ts';
import { forgetStored, readStored, store } from '#web/shared/browser-storage.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';

/** Internal notes about an order, which shoppers never see. */
export function OrderNotes({ id, notes }: { id: string; notes: WireOrderNote[] }) {
  const { formatDateTime } = useDates();
  return (
    <>
      {notes.length === 0 && <p className="mb-4 text-muted">Nothing is noted. Only staff see notes.</p>}
      <ul className="mb-4 grid gap-4 empty:hidden">
        {notes.map(({ author, text, createdAt }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are only added at the end.
          <li key={position} className="rounded-lg bg-sunken px-4 py-3">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="mt-1 text-sm text-muted">
              {author}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      <NoteForm id={id} />
    </>
  );
}

/** Adds a note. A draft survives closing the dialog and the end of the session. */
function NoteForm({ id }: { id: string }) {
  const draftName = `note:${id}`;
  const withKey = useAttemptKey();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { run, busy, fieldErrors, clearErrors, problem } = useMutation(
    async () => {
      if (text.trim() === '') throw invalid({ text: 'Note is required' });
      await browserApi(addOrderNote, { params: { id }, body: { text } }, withKey({ id, text }));
    },
    { success: 'Note added', onSuccess: discard },
  );

  useEffect(() => {
    const draft = readStored('sessionStorage', draftName);
    if (!draft) return;
    setText(draft);
    setOpen(true);
  }, [draftName]);

  function type(typed: string) {
    setText(typed);
    clearErrors('text');
    store('sessionStorage', draftName, typed);
  }

  function discard() {
    forgetStored('sessionStorage', draftName);
    setText('');
    clearErrors('text');
    setOpen(false);
  }

  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        Add note
      </Button>
    );
  return (
    <form onSubmit={onSubmit(run)} noValidate className="grid gap-3">
      <TextArea
        label="Note"
        rows={2}
        value={text}
        maxLength={LIMITS.text}
        onChange={(event) => type(event.target.value)}
        error={fieldErrors.text ?? problem?.message}
        required
      />
      <div className="flex gap-3">
        <Button type="submit" size="sm" busy={busy} busyLabel="Saving...">
          Save note
        </Button>
        <Button size="sm" variant="quiet" onClick={discard}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
