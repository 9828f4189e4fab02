/** Cuts text after `length` characters and appends '...' (spec 2). */
export function truncate(text: string, length: number): string {
  const beginning = beginningOf(text, length);
  return beginning === text ? text : `${beginning}...`;
}

/** The first `count` characters, without splitting surrogate pairs. */
export function beginningOf(text: string, count: number): string {
  if (text.length <= count) return text;
  let end = 0;
  for (let seen = 0; seen < count && end < text.length; seen++)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return text.slice(0, end);
}
