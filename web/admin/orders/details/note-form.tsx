import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addOrderNote } from '#contract/calls/staff-orders.ts';
import { LIMITS } from '#contract/limits.ts';
import { browserApi } from '#web/data.ts';
import { forgetStored, readStored, store } from '#web/shared/browser-storage.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';

/** Adds a note. What is typed survives that the dialog is closed or the session ends. */
export function NoteForm({ id }: { id: string }) {
  const draftName = `note:${id}`;
  const toast = useToast();
  const keyOf = useAttemptKey();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const draft = readStored('sessionStorage', draftName);
    if (!draft) return;
    setText(draft);
    setOpen(true);
  }, [draftName]);

  function type(typed: string) {
    setText(typed);
    setError(null);
    store('sessionStorage', draftName, typed);
  }

  function discard() {
    forgetStored('sessionStorage', draftName);
    setText('');
    setError(null);
    setOpen(false);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') return setError('Note is required');
    setBusy(true);
    toast.begin();
    try {
      const headers = { 'Idempotency-Key': keyOf({ id, text }) };
      await browserApi(addOrderNote, { params: { id }, body: { text } }, { headers });
      await revalidate();
      discard();
      toast.success('Note added');
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Failed to add the note. Please try again.');
    }
    setBusy(false);
  }

  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        Add note
      </Button>
    );
  return (
    <form onSubmit={save} noValidate className="grid gap-3">
      <TextArea
        label="Note"
        rows={2}
        value={text}
        maxLength={LIMITS.text}
        onChange={(event) => type(event.target.value)}
        error={error ?? undefined}
        required
      />
      <div className="flex gap-3">
        <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving...">
          Save note
        </Button>
        <Button size="sm" variant="quiet" onClick={discard}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
