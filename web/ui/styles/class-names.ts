/** Joins class names. Does not resolve conflicts: the order of the style sheet decides. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
