import { foldLetters } from '../../search-text.ts';

/** A search whose words may have other forms, each with its forms; the first is the typed one. */
export type WordForms = readonly (readonly string[])[];

/** More words are searched as typed only. */
const MAX_WORDS = 8;

/**
 * The words of a search with their plurals and singulars; null if no form finds more than the typed text
 * does as a part of others: 'mug' finds 'mugs', but 'mugs' no 'mug'.
 */
export function otherForms(search: string): WordForms | null {
  const words = foldLetters(search).match(WORD) ?? [];
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const forms = words.map((word) => [word, ...listForms(word)]);
  const last = words.length - 1;
  // The typed text finds what begins with its last word and contains the others whole.
  const isMore = forms.some(([typed = '', ...others], place) =>
    others.some((form) => place < last || !form.startsWith(typed)),
  );
  return isMore ? forms : null;
}

/** True if a folded text has the words, each in one of its forms, one after the other. */
export function hasForms(searchText: string, forms: WordForms): boolean {
  const words = forms.map((some) => `(?:${some.join('|')})`).join(BETWEEN);
  return new RegExp(`(?<![\\p{L}\\p{N}_])${words}(?![\\p{L}\\p{N}_])`, 'u').test(searchText);
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The separators of words in a text; never the end of one of its parts. */
const BETWEEN = '[^\\p{L}\\p{N}\\u0001]+';

/** The plurals and singulars of an English word but itself. Some are no words, and find nothing. */
export function listForms(word: string): string[] {
  if (word.length < 2 || !/^[a-z]+$/.test(word) || UNCHANGED.has(word)) return [];
  const forms = [...(IRREGULAR.get(word) ?? []), ...listSingulars(word), ...listPlurals(word)];
  return [...new Set(forms)].filter((form) => form !== word && !UNCHANGED.has(form));
}

/** 'tees' → 'tee', 'glasses' → 'glass' and 'glasse', 'knives' → 'knife', 'knif' and 'knive'. */
function listSingulars(word: string): string[] {
  // 'tvs', but not 'gas', 'bus' or 'its'.
  if (!/[^s]s$/.test(word) || (word.length < 4 && !/^[^aeiouy]{2}s$/.test(word))) return [];
  const singulars = [word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) singulars.push(word.slice(0, -2));
  if (/[^aeiou]ies$/.test(word)) singulars.push(`${word.slice(0, -3)}y`);
  if (/ves$/.test(word)) singulars.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return singulars;
}

/** 'box' → 'boxes', 'berry' → 'berries', 'knife' → 'knives', 'shelf' → 'shelves'. */
function listPlurals(word: string): string[] {
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
