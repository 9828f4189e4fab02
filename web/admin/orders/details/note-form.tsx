import { type FormEvent, useEffect, useState } from 'react';
import { addOrderNote } from '#contract/calls/staff-orders.ts';
import { LIMITS } from '#contract/limits.ts';
import { browserApi } from '#web/data.ts';
import { forgetStored, readStored, store } from '#web/shared/browser-storage.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';

/** Adds a note. The typed text survives closing the dialog and the end of the session. */
export function NoteForm({ id }: { id: string }) {
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

  function save(event: FormEvent) {
    event.preventDefault();
    void run();
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
