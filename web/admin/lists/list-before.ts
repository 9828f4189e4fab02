/** The list from which a screen was opened, of the state of its address; null without one. */
export function listBefore(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}
