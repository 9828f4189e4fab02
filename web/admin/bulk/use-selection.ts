import { useEffect, useState } from 'react';
import { useAnnounce } from '#web/ui/use-announce.ts';

/** Which of the rows on this page are selected. */
export type Selection = {
  size: number;
  ids: string[];
  hasAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
  /** Leaves only these selected. */
  keep: (ids: readonly string[]) => void;
};

/**
 * A row that is no longer on the page is no longer selected: nothing is done to what is not seen. How many are is said, since the
 * bar that shows it comes and goes away from the focus.
 */
export function useSelection(ids: string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const here = ids.filter((id) => selected.has(id));
  const size = here.length;
  const announce = useAnnounce();
  useEffect(() => {
    if (size > 0) announce(`Selected: ${size}`);
  }, [size, announce]);
  const hasAll = ids.length > 0 && size === ids.length;
  return {
    size,
    ids: here,
    hasAll,
    has: (id) => selected.has(id),
    toggle: (id) =>
      setSelected(new Set(selected.has(id) ? here.filter((other) => other !== id) : [...here, id])),
    toggleAll: () => setSelected(new Set(hasAll ? [] : ids)),
    clear: () => setSelected(new Set()),
    keep: (kept) => setSelected(new Set(kept)),
  };
}
