import type { WireOrderNote } from '#contract/calls/staff-orders.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { NoteForm } from './note-form.tsx';

/** What staff noted about an order; shoppers never see it. */
export function OrderNotes({ id, notes }: { id: string; notes: WireOrderNote[] }) {
  const { formatDateTime } = useDates();
  return (
    <>
      {notes.length === 0 && <p className="mb-4 text-muted">Nothing is noted. Only staff see notes.</p>}
      <ul className="mb-4 grid gap-4 empty:hidden">
        {notes.map(({ author, text, createdAt }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added at the end.
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
