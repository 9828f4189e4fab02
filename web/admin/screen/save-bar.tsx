import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';

/** Below a long form: its state, and what can be done with it. */
export function FormBar({ status, children }: { status: string; children: ReactNode }) {
  return (
    <div className="bottom-bar -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-4 sm:-mx-6 sm:px-6">
      <p role="status" className="grow basis-24 text-sm text-muted">
        {status}
      </p>
      {children}
    </div>
  );
}

type Props = { isDirty: boolean; busy: boolean; onDiscard: () => void; label: string };

/** The bar of a form with Discard and Save. */
export function SaveBar({ isDirty, busy, onDiscard, label }: Props) {
  return (
    <FormBar status={isDirty ? 'Not saved yet' : 'Everything is saved'}>
      <Button onClick={onDiscard} unavailable={!isDirty || busy}>
        Discard
      </Button>
      <Button type="submit" variant="primary" busy={busy} busyLabel="Saving..." unavailable={!isDirty}>
        {label}
      </Button>
    </FormBar>
  );
}
