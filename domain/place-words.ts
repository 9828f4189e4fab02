/**
 * The words of a place's name as people write it, in small letters without accents and punctuation:
 * 'N.Y.' → ny, 'Newfoundland & Labrador' → newfoundland, and, labrador, 'Hawai‘i' → hawaii.
 */
export function placeWords(text: string): string[] {
  const written = text.replace(/['’‘`´ʻʼ]/g, '').replace(/&/g, ' and ');
  return written.split(PARTS).flatMap((part) => joinInitials(plainLetters(part).split(' ')));
}

/** The separators of the parts of an address: 'N.Y., U.S.A.' are two. */
const PARTS = /[,;()[\]，；（）]/;

/** Letters one after the other are one word: n, y → ny. */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let letters = '';
  for (const word of words) {
    if (/^\p{Script=Latin}$/u.test(word)) {
      letters += word;
      continue;
    }
    if (letters !== '') joined.push(letters);
    letters = '';
    if (word !== '') joined.push(word);
  }
  return letters === '' ? joined : [...joined, letters];
}

/** Small letters without accents and punctuation, separated by one space. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
