/** The longest time without an event from `from` to `to`, in milliseconds; all of it without one. */
export function longestPause(times: readonly number[], from: number, to: number): number {
  const within = times.filter((time) => time > from && time < to).toSorted((a, b) => a - b);
  const all = [from, ...within, to];
  return Math.max(...all.slice(1).map((time, index) => time - (all[index] ?? time)));
}
