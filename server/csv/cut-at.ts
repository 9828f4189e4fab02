/** Cuts a text at a limit, not within a character. */
export function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
