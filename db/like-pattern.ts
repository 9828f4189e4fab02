/** A LIKE pattern for texts that contain this one; its wildcards stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
