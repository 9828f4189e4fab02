/** Synonyms used by shoppers. Plurals need no entry. */
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

const SYNONYMS = new Map<string, Set<string>>();
for (const group of GROUPS)
  for (const word of group) {
    const others = SYNONYMS.get(word) ?? new Set();
    for (const other of group) if (other !== word) others.add(other);
    SYNONYMS.set(word, others);
  }

export function synonymsOf(word: string): string[] {
  return [...(SYNONYMS.get(word) ?? SYNONYMS.get(singularOf(word)) ?? [])];
}

/** Every word with synonyms: candidates for corrections. */
export const WORDS_WITH_SYNONYMS: readonly string[] = [...SYNONYMS.keys()];

function singularOf(word: string): string {
  return word.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '');
}
