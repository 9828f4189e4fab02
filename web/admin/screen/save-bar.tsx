import { Button } from '#web/ui/actions/button.tsx';

type Props = { isDirty: boolean; busy: boolean; onDiscard: () => void; label: string };

/** The bar below a long form: its state, Discard and Save. */
export function SaveBar({ isDirty, busy, onDiscard, label }: Props) {
  return (
    <div className="bottom-bar -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-4 sm:-mx-6 sm:px-6">
      <p role="status" className="grow basis-24 text-sm text-muted">
        {isDirty ? 'Not saved yet' : 'Everything is saved'}
      </p>
      <Button onClick={onDiscard} unavailable={!isDirty || busy}>
        Discard
      </Button>
      <Button type="submit" variant="primary" busy={busy} busyLabel="Saving..." unavailable={!isDirty}>
        {label}
      </Button>
    </div>
  );
}
