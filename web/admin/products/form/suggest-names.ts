/**
 * Completes the last of several names with commas between them: returns whole texts, as the browser compares
 * its suggestions with the whole text. Names that are there already are not suggested.
 */
export function suggestNames(typed: string, names: readonly string[]): string[] {
  const before = typed
    .split(',')
    .slice(0, -1)
    .map((name) => name.trim())
    .filter(Boolean);
  const present = new Set(before.map((name) => name.toLowerCase()));
  return names.filter((name) => !present.has(name.toLowerCase())).map((name) => [...before, name].join(', '));
}
