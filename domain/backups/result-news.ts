/** How a backup ended: why it failed, or null if it was made. */
export type BackupEnd = { problem: string | null };

/**
 * True if the shop's address gets a mail about how a backup ended: one that failed after a good one or for
 * another reason than the last, and a good one after a failure. `before` is the end of the last one, null
 * before the first.
 */
export function isNews(ended: BackupEnd, before: BackupEnd | null): boolean {
  const last = before?.problem ?? null;
  if (ended.problem === null || last === null) return ended.problem !== last;
  return reasonOf(ended.problem) !== reasonOf(last);
}

/** The message without its numbers, which are those of a time, a size or a name with a date. */
function reasonOf(problem: string): string {
  return problem.replace(/\d+/g, '');
}
