import { ConflictNotice } from './conflict-notice.tsx';
import type { ListConflict, ListEntry, ListMerge } from './merge-lists.ts';

type Props<Entry> = {
  merge: ListMerge<Entry> | null;
  resolve: (conflict: ListConflict<Entry>, isMine: boolean) => void;
  /** One entry in words: 'Germany: Standard $5.00'. */
  describe: (entry: Entry) => string;
};

/** Shows what somebody else has saved of a list, with a choice for each entry that both changed. */
export function ListConflictNotice<Entry extends ListEntry>({ merge, resolve, describe }: Props<Entry>) {
  if (!merge) return null;
  return (
    <ConflictNotice
      message="Someone else has changed this list meanwhile."
      taken={merge.taken.map(describe).join('; ')}
      conflicts={merge.conflicts.map((conflict) => ({
        key: conflict.id,
        mine: conflict.mine ? describe(conflict.mine) : 'Removed',
        theirs: conflict.theirs ? describe(conflict.theirs) : 'Removed',
        choose: (isMine) => resolve(conflict, isMine),
      }))}
    />
  );
}
