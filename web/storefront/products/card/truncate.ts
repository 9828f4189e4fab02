/** Cuts text after `length` characters and appends '...' (specification, section 2). */
export function truncate(text: string, length: number): string {
  const beginning = takeBeginning(text, length);
  return beginning === text ? text : `${beginning}...`;
}

/** The first `count` characters, without splitting surrogate pairs. */
export function takeBeginning(text: string, count: number): string {
  if (text.length <= count) return text;
  return [...text.slice(0, 2 * count)].slice(0, count).join('');
}
