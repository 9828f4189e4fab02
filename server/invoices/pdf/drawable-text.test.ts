import { describe, expect, it, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

/** A font with Basic Latin, é and Cyrillic. */
const canDraw = (character: string) => /^[\x20-\x7eé\u0400-\u04ff]$/u.test(character);

describe('a text of the PDF', () => {
  test.each([
    ['what the fonts have', 'Zoé Иванова', 'Zoé Иванова'],
    ['an accent encoded in two characters', 'Zoe\u0301', 'Zoé'],
    ['letters whose marks no font has, without them', 'Nguyễn ǟ', 'Nguyen a'],
    ['forms that stand for others', 'ﬁne №5', 'fine No5'],
    ['line breaks and tabs as spaces', 'one\n\ttwo', 'one two'],
    ['nothing of what cannot be seen', 'a\u200bb\u202ec', 'abc'],
  ])('keeps %s', (_, text, expected) => {
    expect(drawableText(text, canDraw)).toBe(expected);
  });

  test.each([
    ['山田 太郎', '[Chinese characters]'],
    ['علي Smith', '[Arabic] Smith'],
    ['김철수, Seoul', '[Korean], Seoul'],
    ['Lamp 💡', 'Lamp [symbol]'],
  ])('lists the characters it cannot show in %s', (text, expected) => {
    expect(drawableText(text, canDraw)).toBe(expected);
  });

  it('is empty for an empty one', () => {
    expect(drawableText('', canDraw)).toBe('');
  });
});
