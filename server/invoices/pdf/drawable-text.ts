type CanDraw = (character: string) => boolean;

/**
 * Returns a text as our fonts can draw it. Letters lose marks that the fonts lack; text in another script
 * becomes its name in brackets ('[Arabic]'), because empty boxes would look like a broken file.
 */
export function drawableText(text: string, canDraw: CanDraw): string {
  let drawn = '';
  let named = '';
  for (const character of text.normalize('NFC').replace(/\s+/gu, ' ')) {
    const shown = canDraw(character) ? character : withoutMarks(character, canDraw);
    const name = shown === null ? `[${findScript(character)}]` : '';
    if (shown !== null) drawn += shown;
    else if (name !== named) drawn += name;
    // Spaces between words of one script do not end it.
    if (shown === null || !/\s/u.test(character)) named = name;
  }
  return drawn.replace(/\] +(?=\s|$)/gu, ']').trim();
}

/** 'ǟ' → 'a'; empty for a mark alone; null if what is left cannot be drawn. */
function withoutMarks(character: string, canDraw: CanDraw): string | null {
  const plain = character.normalize('NFKD').replace(INVISIBLE, '');
  return [...plain].every(canDraw) ? plain : null;
}

/** Marks on letters, and characters that only change the look of others. */
const INVISIBLE = /[\p{M}\p{Cf}\p{Variation_Selector}]/gu;

function findScript(character: string): string {
  return SCRIPTS.find(([pattern]) => pattern.test(character))?.[1] ?? 'symbol';
}

const SCRIPTS: [RegExp, string][] = [
  [/\p{Script=Han}/u, 'Chinese characters'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Arabic}/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{L}/u, 'other script'],
];
