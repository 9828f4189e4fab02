/** Text of at most `length` characters; a longer one is cut there and ends in '...' (spec 2, product card). */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  // By code points: a cut between the halves of a surrogate pair would leave a broken character.
  const beginning = Array.from(text.slice(0, 2 * length + 2));
  return beginning.length > length ? `${beginning.slice(0, length).join('')}...` : text;
}
