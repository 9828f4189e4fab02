import { foldLetters } from '../../search-text.ts';

/** A search whose words may have other forms, each with its forms; the first is the typed one. */
export type WordForms = readonly (readonly string[])[];

/** More words are searched as typed only. */
const MAX_WORDS = 8;

/**
 * The words of a search with their plurals and singulars; null if no form or spelling finds more than the
 * typed text does as a part of others: 'mug' finds 'mugs', but 'mugs' no 'mug'.
 */
export function otherForms(search: string): WordForms | null {
  const words = foldLetters(search).replace(POSSESSIVE, '$1s').match(WORD) ?? [];
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const forms = words.map((word) => [word, ...formsOf(word)]);
  // Two words find them joined, and one finds it with an apostrophe or hyphen inside.
  const isMore =
    words.length > 1 ||
    forms.some(([typed = '', ...others]) =>
      [typed, ...others].some((form) => !form.startsWith(typed) || listSpellings(form, true).length > 1),
    );
  return isMore ? forms : null;
}

/** True if a folded text has the words, each in one of its forms, one after the other. */
export function hasForms(searchText: string, forms: WordForms): boolean {
  const words = buildFormsPattern(forms, '[^\\p{L}\\p{N}\\u0001]');
  return new RegExp(`(?<![\\p{L}\\p{N}_])${words}(?![\\p{L}\\p{N}_])`, 'u').test(searchText);
}

/**
 * A pattern of the words in all forms; of one or two words also in all spellings, which with more words would
 * be a pattern that no index of PostgreSQL can help. `between`: the characters that separate words of a text;
 * never the end of one of its parts.
 */
export function buildFormsPattern(forms: WordForms, between: string): string {
  if (forms.length > 2) return forms.map((some) => `(?:${some.join('|')})`).join(`${between}+`);
  const isOne = forms.length === 1;
  const words = forms.map((some) => some.flatMap((form) => listSpellings(form, isOne)));
  const apart = words.map((some) => `(?:${some.join('|')})`).join(`${between}+`);
  const joined = words.slice(1).map((_, place) => joinWordsAt(forms, place, between));
  return `(?:${[apart, ...joined].join('|')})`;
}

/** The words with two of them joined; '2 4' is no 24. */
function joinWordsAt(forms: WordForms, place: number, between: string): string {
  const typed = forms.map(([word = '']) => word);
  const [before = '', after = ''] = typed.slice(place);
  const isNumber = /\p{N}$/u.test(before) && /^\p{N}/u.test(after);
  const last = forms[place + 1]?.map((form) => `${before}${isNumber ? ' ' : ''}${form}`) ?? [];
  return [...typed.slice(0, place), `(?:${last.join('|')})`, ...typed.slice(place + 2)].join(`${between}+`);
}

/** As patterns: 'mens' with "men's", 'tshirt' with 't-shirt' and 't shirt', '35mm' with '35 mm'. */
function listSpellings(word: string, isOne: boolean): string[] {
  const spellings = [/[^s]s$/.test(word) ? `${word.slice(0, -1)}['’]?s` : word];
  if (word.length < SHORTEST_JOINED || word.length > LONGEST_JOINED) return spellings;
  for (let end = 1; end < word.length; end++) {
    const [before, after] = [word.slice(0, end), word.slice(end)];
    const isMeasure = /\p{N}$/u.test(before) && /^\p{L}/u.test(after);
    if (/\p{N}$/u.test(before) && /^\p{N}/u.test(after)) continue;
    // After an apostrophe an 's' begins a word, and 'a' and 'i' are words.
    const isLetter = end === 1 && /[b-hj-rt-z]/.test(before);
    if (!isOne && !isLetter && !isMeasure) continue;
    spellings.push(`${before}[-‐‑${isMeasure || isLetter ? ' ' : ''}]${after}`);
  }
  return spellings;
}

/** Shorter words are not joined of two. */
const SHORTEST_JOINED = 4;

/** Each letter more makes a longer pattern. */
const LONGEST_JOINED = 16;

/** "men's", but not "boss's", whose plural is no 'bosss'. */
const POSSESSIVE = /([^\Ws])['’]s(?![\p{L}\p{N}])/gu;

const WORD = /[\p{L}\p{N}]+/gu;

/** The plurals and singulars of an English word but itself. Some are no words, and find nothing. */
export function formsOf(word: string): string[] {
  if (word.length < 2 || !/^[a-z]+$/.test(word) || UNCHANGED.has(word)) return [];
  const forms = [...(IRREGULAR.get(word) ?? []), ...singularsOf(word), ...pluralsOf(word)];
  return [...new Set(forms)].filter((form) => form !== word && !UNCHANGED.has(form));
}

/** 'tees' → 'tee', 'glasses' → 'glass' and 'glasse', 'knives' → 'knife', 'knif' and 'knive'. */
function singularsOf(word: string): string[] {
  // 'tvs', but not 'gas', 'bus' or 'its'.
  if (!/[^s]s$/.test(word) || (word.length < 4 && !/^[^aeiouy]{2}s$/.test(word))) return [];
  const singulars = [word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) singulars.push(word.slice(0, -2));
  if (/[^aeiou]ies$/.test(word)) singulars.push(`${word.slice(0, -3)}y`);
  if (/ves$/.test(word)) singulars.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return singulars;
}

/** 'box' → 'boxes', 'berry' → 'berries', 'knife' → 'knives', 'shelf' → 'shelves'. */
function pluralsOf(word: string): string[] {
  if (/es$/.test(word)) return [];
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  const plurals = [`${word}s`];
  if (/[^aeiou]o$/.test(word)) plurals.push(`${word}es`);
  if (/(?:l|ar|ea|oa)f$/.test(word)) plurals.push(`${word.slice(0, -1)}ves`);
  if (/fe$/.test(word)) plurals.push(`${word.slice(0, -2)}ves`);
  return plurals;
}

const IRREGULAR = new Map<string, string[]>();
for (const [one, many] of [
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['person', 'people'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['die', 'dice'],
  ['ox', 'oxen'],
  ['cactus', 'cacti'],
  ['half', 'halves'],
  ['thief', 'thieves'],
  ['quiz', 'quizzes'],
  ['axis', 'axes'],
] as const) {
  IRREGULAR.set(one, [many]);
  IRREGULAR.set(many, [one]);
}

/** Words whose last letter makes no plural, or another word: shorts are not short. */
const UNCHANGED = new Set(
  (
    'news its this his has was does goods shorts tights briefs overalls series species always less plus ' +
    'christmas tennis us is as the and for with'
  ).split(' '),
);
