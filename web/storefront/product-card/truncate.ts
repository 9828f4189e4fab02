/** Text of at most `length` characters; a longer one is cut there and ends in '...' (spec 2, product card). */
export function truncate(text: string, length: number): string {
  // By code points: a cut between the halves of a surrogate pair would leave a broken character.
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}
