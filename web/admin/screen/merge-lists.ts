/** An entry of a list; one that is not saved yet has no id. */
export type ListEntry = { key: string; id?: string | undefined };

/** An entry that both changed to different states; null: removed. */
export type ListConflict<Entry> = { id: string; mine: Entry | null; theirs: Entry | null };

export type ListMerge<Entry> = {
  /** With mine where both changed an entry. */
  entries: Entry[];
  /** The entries that only the other changed, added or removed. */
  taken: Entry[];
  conflicts: ListConflict<Entry>[];
};

/**
 * Merges a list with one that somebody else saved since; `base` is the list that both started from. Entries
 * are compared by their ids, in the order of the other list; new entries of mine come last.
 */
export function mergeLists<Entry extends ListEntry>(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): ListMerge<Entry> {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const entries: Entry[] = [];
  const taken: Entry[] = [];
  const conflicts: ListConflict<Entry>[] = [];
  for (const id of new Set([...other.keys(), ...own.keys(), ...was.keys()])) {
    const [before, ours, their] = [was.get(id), own.get(id), other.get(id)];
    const isMine = !isSame(before, ours);
    const isTheirs = !isSame(before, their);
    const entry = isMine ? ours : their;
    if (entry) entries.push(entry);
    if (isTheirs && !isMine) taken.push(...[their ?? before].filter((entry) => entry !== undefined));
    if (isMine && isTheirs && !isSame(ours, their))
      conflicts.push({ id, mine: ours ?? null, theirs: their ?? null });
  }
  return { entries: [...entries, ...mine.filter(({ id }) => id === undefined)], taken, conflicts };
}

/** A list with an entry as somebody else saved it; null removes it. */
export function withEntry<Entry extends ListEntry>(
  entries: readonly Entry[],
  id: string,
  entry: Entry | null,
): Entry[] {
  const without = entries.filter((each) => each.id !== id);
  const index = entries.findIndex((each) => each.id === id);
  if (!entry) return without;
  return index < 0 ? [...without, entry] : entries.with(index, entry);
}

/** True if two entries say the same; keys only tell them apart on the screen. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, withoutKeys) === JSON.stringify(other, withoutKeys);
}

/** Leaves keys out of JSON. */
export function withoutKeys(name: string, value: unknown): unknown {
  return name === 'key' ? undefined : value;
}

function byId<Entry extends ListEntry>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.flatMap((entry) => (entry.id === undefined ? [] : [[entry.id, entry]])));
}
