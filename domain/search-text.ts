/** Folds case and the encoding of accents: names that are equal folded are one name. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Letters that no accent tells apart from their plain form. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Folds accents too, 'Łódź' to 'lodz'; search texts and searches are compared so. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøđðħıßæœþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The folded texts that a search looks into, separated by a character that no search contains. */
export function createSearchText(...texts: string[]): string {
  return texts.map(foldLetters).join('\u0001');
}

/** The folded words of a search by staff, who type them in any order; a text has them all. */
export function wordsOfSearch(search: string): string[] {
  const words = foldLetters(search).match(/[^\s,;]+/g);
  return words ? [...new Set(words)] : [foldLetters(search)];
}

/**
 * The ways in which a text may write a folded word of a search: with either apostrophe ("o'brien",
 * 'o’brien'), with one that was left out ('obrien'), and with the umlaut for which Germans also type 'ue'.
 */
export function listSpellings(word: string): string[] {
  const spellings = [word, word.replace(/^([dlo])(?=\p{L}{4})/u, "$1'")];
  if (word.length >= LONG) spellings.push(word.replace(UMLAUT, '$1'));
  return [...new Set(spellings.flatMap((each) => [each.replaceAll('’', "'"), each.replaceAll("'", '’')]))];
}

/** Letters of words in which 'ue' is taken for an umlaut: shorter ones, such as Joel, are parts of others. */
const LONG = 6;

const UMLAUT = /(?<![aeiouq])([aou])e(?![aeio]|$)/g;
