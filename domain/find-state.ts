import { findCountryCode } from './countries.ts';
import { editDistance } from './edit-distance.ts';
import { placeWords, plainLetters } from './place-words.ts';
import { findListedStates, type ListedState, type StateName } from './states.ts';

/**
 * The listed state that an address means, in the ways people write one: its code or name, old and new
 * abbreviations, with dots, a city before it, a ZIP code or the country behind it, or a small misspelling.
 * Null if none or several could be meant, and for a country whose states are not listed.
 */
export function findState(country: string, typed: string): StateName | null {
  const known = knownStates(country);
  if (known.states.length === 0) return null;
  const spellings = listSpellings(country, typed);
  for (const read of [findExact, findCodeAtEnd, findMisspelled, findAtEnd])
    for (const words of spellings) {
      const found = read(known, words);
      if (found) return found;
    }
  return null;
}

/**
 * A state in the form that is compared: the code of a listed one by its code, name or abbreviation ('Texas',
 * 'tx' and 'Tex.' are 'TX'), otherwise its text in small letters without accents and punctuation. Rules of
 * the shop are read like this: what staff misspell is not guessed.
 */
export function stateKey(country: string, typed: string): string {
  return findExact(knownStates(country), placeWords(typed))?.code ?? plainLetters(typed);
}

/** The state of an address in the same form, with what is meant by it found. */
export function stateOfAddress(country: string, typed: string): string {
  return findState(country, typed)?.code ?? plainLetters(typed);
}

type Known = { states: readonly ListedState[]; byName: ReadonlyMap<string, ListedState> };

const KNOWN = new Map<string, Known>();

function knownStates(country: string): Known {
  const made = KNOWN.get(country);
  if (made) return made;
  const states = findListedStates(country);
  const named = [
    ...states.flatMap((state) =>
      [...state.otherNames, state.name].map((name) => [toKey(name), state] as const),
    ),
    ...states.map((state) => [toKey(state.code), state] as const),
  ];
  const known = { states, byName: new Map(named) };
  if (states.length > 0) KNOWN.set(country, known);
  return known;
}

function toKey(text: string): string {
  return placeWords(text).join('');
}

/** The typed words, and without what is no part of a state's name: numbers, the country, 'state'. */
function listSpellings(country: string, typed: string): string[][] {
  const words = placeWords(typed);
  const letters = words.map(withoutZip).filter((word) => word !== '' && !/\p{N}/u.test(word));
  const bare = withoutCountry(country, letters);
  const spellings = [
    words,
    withoutCountry(country, words),
    letters,
    withoutKind(letters),
    bare,
    withoutKind(bare),
  ];
  return spellings.filter((each) => each.length > 0);
}

/** 'tx75001' → 'tx' */
function withoutZip(word: string): string {
  return word.replace(/\p{N}{4,}$/u, '');
}

/** Without the country before or behind it: 'US-CA', 'Ontario, Canada'. */
function withoutCountry(country: string, words: string[]): string[] {
  for (let count = Math.min(MOST_WORDS_OF_COUNTRY, words.length - 1); count > 0; count--) {
    if (findCountryCode(words.slice(-count).join(' ')) === country) return words.slice(0, -count);
    if (findCountryCode(words.slice(0, count).join(' ')) === country) return words.slice(count);
  }
  return words;
}

const MOST_WORDS_OF_COUNTRY = 4;

/** Without the word for what it is: 'New York State', 'Tokyo-to', '東京都'. */
function withoutKind(words: string[]): string[] {
  const last = words.at(-1) ?? '';
  if (KINDS.has(last)) return words.slice(0, -1);
  return [...words.slice(0, -1), last.replace(/(?<=\p{Script=Han}{2,})[都府県]$/u, '')];
}

const KINDS: ReadonlySet<string> = new Set(
  'state province prov territory terr prefecture pref metropolis metropolitan ken to fu estado provincia'.split(
    ' ',
  ),
);

function findExact({ byName }: Known, words: readonly string[]): ListedState | null {
  return byName.get(words.join('')) ?? null;
}

/** 'Texsa', 'Massachusets', 'Pennsyl': the one name that is nearest, or that begins so. */
function findMisspelled({ states }: Known, words: readonly string[]): ListedState | null {
  const typed = words.join('');
  if (typed.length < SHORTEST_GUESSED || findCountryCode(words.join(' ')) !== null) return null;
  const begun = states.filter(({ name }) => isBeginning(typed, name));
  if (begun.length === 1) return begun[0] ?? null;
  let nearest: ListedState[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const state of states)
    for (const name of [state.name, ...state.otherNames].map(toKey)) {
      const slips = name.length < SHORTEST_GUESSED ? Number.POSITIVE_INFINITY : editDistance(typed, name);
      if (slips > slipsAllowed(name) || slips > fewest) continue;
      if (slips < fewest) nearest = [];
      fewest = slips;
      if (!nearest.includes(state)) nearest.push(state);
    }
  return nearest.length === 1 ? (nearest[0] ?? null) : null;
}

/** Shorter texts are near to too many names. */
const SHORTEST_GUESSED = 4;

function slipsAllowed(name: string): number {
  return name.length < 8 ? 1 : 2;
}

/** A name of several words is not meant by its first one: 'West' is no West Virginia. */
function isBeginning(typed: string, name: string): boolean {
  const [first = '', ...more] = placeWords(name);
  return toKey(name).startsWith(typed) && (more.length === 0 || typed.length > first.length);
}

/** 'Honolulu, HI': the code says it, not what is before it, which may be a city ('California, MD'). */
function findCodeAtEnd({ byName }: Known, words: readonly string[]): ListedState | null {
  const last = words.at(-1) ?? '';
  const found = byName.get(last) ?? null;
  return found && toKey(found.code) === last ? found : null;
}

/** 'State of Ohio', 'Dallas, Texas': the longest name at the end. */
function findAtEnd(known: Known, words: readonly string[]): ListedState | null {
  for (let from = 1; from < words.length; from++) {
    const end = words.slice(from);
    // A number there is of a street or a town.
    const found = end.some((word) => /\p{L}/u.test(word)) ? findExact(known, end) : null;
    if (found) return found;
  }
  return null;
}
