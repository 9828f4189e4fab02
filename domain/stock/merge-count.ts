/** Counted pieces; null if they are not counted. */
export type Count = number | null;

export type MergedCount =
  | { ok: true; count: Count }
  /** `negative`: more would be taken off than there is. `incomparable`: only one of them is counted. */
  | { ok: false; reason: 'negative' | 'incomparable' };

/**
 * Applies a correction to the current count as the difference to the count that was seen: pieces that were
 * sold meanwhile stay sold. `sellsOn`: it may be below zero.
 */
export function mergeCount(
  now: Count,
  { seen, count }: { seen: Count; count: Count },
  sellsOn = false,
): MergedCount {
  if (count === seen) return { ok: true, count: now };
  if (count === null) return { ok: true, count: null };
  if (seen === null && now === null) return { ok: true, count };
  if (seen === null || now === null) return { ok: false, reason: 'incomparable' };
  const merged = now + count - seen;
  return merged < 0 && merged < now && !sellsOn
    ? { ok: false, reason: 'negative' }
    : { ok: true, count: merged };
}
