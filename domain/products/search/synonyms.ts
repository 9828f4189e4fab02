import { listSearchWords } from './search-words.ts';
import { type SynonymGroup, toGroupKey } from './synonym-groups.ts';
import { toSingular } from './to-singular.ts';

/** Synonyms used by shoppers of any shop. Plurals need no entry. */
const GROUPS: readonly (readonly string[])[] = [
  ['headphone', 'headset', 'earphone'],
  ['earbud', 'bud', 'earphone', 'airpod', 'earpiece'],
  ['phone', 'smartphone', 'mobile', 'cellphone', 'iphone', 'handset'],
  ['laptop', 'notebook', 'macbook', 'ultrabook', 'computer'],
  ['tablet', 'ipad'],
  ['monitor', 'display', 'screen'],
  ['ereader', 'ebook', 'kindle', 'reader'],
  ['watch', 'wristwatch', 'timepiece'],
  ['smartwatch', 'wearable', 'tracker'],
  ['turntable', 'phonograph', 'vinyl'],
  ['speaker', 'loudspeaker', 'boombox', 'soundbox'],
  ['wireless', 'bluetooth', 'cordless'],
  ['ssd', 'drive', 'disk', 'harddrive', 'harddisk'],
  ['camera', 'dslr', 'cam'],
  ['sneaker', 'trainer', 'plimsoll'],
  ['shoe', 'footwear', 'sneaker', 'boot'],
  ['running', 'jogging', 'trail'],
  ['backpack', 'bagpack', 'rucksack', 'knapsack', 'daypack'],
  ['bag', 'handbag', 'weekender', 'tote', 'holdall', 'duffel', 'duffle', 'luggage', 'suitcase'],
  ['wallet', 'purse', 'billfold', 'cardholder'],
  ['beanie', 'hat', 'cap', 'toque'],
  ['coat', 'overcoat', 'jacket', 'parka'],
  ['scarf', 'shawl', 'muffler'],
  ['sunglasses', 'shades', 'eyewear', 'sunglass'],
  ['tie', 'necktie', 'cravat'],
  ['perfume', 'parfum', 'fragrance', 'cologne', 'scent'],
  ['cream', 'moisturizer', 'moisturiser', 'lotion'],
  ['makeup', 'cosmetic'],
  ['razor', 'shaver'],
  ['hairdryer', 'dryer', 'blowdryer'],
  ['mug', 'cup'],
  ['carafe', 'decanter', 'pitcher', 'jug'],
  ['pot', 'casserole', 'cocotte', 'oven'],
  ['grinder', 'mill'],
  ['cushion', 'pillow'],
  ['bedding', 'duvet', 'bedsheet', 'sheet', 'linen'],
  ['lamp', 'light', 'luminaire'],
  ['stove', 'burner', 'cooker'],
  ['bottle', 'flask', 'thermos', 'tumbler'],
  ['binocular', 'fieldglass', 'spyglass'],
  ['racket', 'racquet'],
  ['helmet', 'headgear'],
  ['bike', 'bicycle', 'cycling', 'cycle'],
  ['longboard', 'skateboard', 'skate'],
  ['kettlebell', 'dumbbell', 'weight'],
  ['insulated', 'thermal', 'vacuum'],
  ['sofa', 'couch', 'settee'],
  ['tv', 'television', 'telly'],
  ['fridge', 'refrigerator'],
  ['sweater', 'jumper', 'pullover'],
  ['trousers', 'pants'],
  ['knife', 'knives'],
  ['mouse', 'mice'],
  ['scarf', 'scarves'],
  ['grey', 'gray'],
  ['colour', 'color'],
];

/** The words that mean the same. */
export type Synonyms = {
  /** Words and phrases for a word; phrases have their words separated by spaces. */
  of: (word: string) => string[];
  /** Every single word with synonyms: candidates for corrections. */
  words: readonly string[];
  /** Other searches that mean the same by the groups of staff, each as its words. */
  alternativesTo: (typed: readonly string[]) => string[][];
};

/** Words to their synonyms, those of `groups` first. */
export function synonymsWith(groups: readonly SynonymGroup[]): Synonyms {
  const phrases = collectPhrases(groups);
  const others = new Map([...phrases].map(([key, words]) => [key, words.map((phrase) => phrase.join(' '))]));
  const ofGroups = (word: string) => others.get(toGroupKey([word])) ?? [];
  return {
    of: (word) => [...new Set([...ofGroups(word), ...listBuiltIn(word)])],
    words: [...new Set([...[...phrases.keys()].filter((key) => !key.includes(' ')), ...BUILT_IN.keys()])],
    alternativesTo: (typed) => alternativesTo(typed, phrases),
  };
}

/** Each word or phrase of the groups by its key, with the others of its group. */
function collectPhrases(groups: readonly SynonymGroup[]): Map<string, string[][]> {
  const phrases = new Map<string, string[][]>();
  for (const { words } of groups) {
    const members = words.map((word) => listSearchWords(word)).filter((member) => member.length > 0);
    for (const member of members) {
      const key = toGroupKey(member);
      const others = members.filter((other) => toGroupKey(other) !== key);
      phrases.set(key, [...(phrases.get(key) ?? []), ...others]);
    }
  }
  return phrases;
}

/** Each costs the database a look at an index. */
const MAX_ALTERNATIVES = 40;

/** The typed words with one phrase replaced by each of its synonyms. */
function alternativesTo(typed: readonly string[], phrases: ReadonlyMap<string, string[][]>): string[][] {
  const alternatives: string[][] = [];
  if (phrases.size === 0) return alternatives;
  for (let from = 0; from < typed.length; from++)
    for (let to = typed.length; to > from; to--) {
      const others = phrases.get(toGroupKey(typed.slice(from, to))) ?? [];
      for (const other of others) alternatives.push([...typed.slice(0, from), ...other, ...typed.slice(to)]);
    }
  return alternatives.slice(0, MAX_ALTERNATIVES);
}

const BUILT_IN = new Map<string, Set<string>>();
for (const group of GROUPS)
  for (const word of group) {
    const others = BUILT_IN.get(word) ?? new Set();
    for (const other of group) if (other !== word) others.add(other);
    BUILT_IN.set(word, others);
  }

function listBuiltIn(word: string): Iterable<string> {
  return BUILT_IN.get(word) ?? BUILT_IN.get(toSingular(word)) ?? [];
}

/** Without groups of staff. */
export const BUILT_IN_SYNONYMS = synonymsWith([]);
