import { expect, it } from 'vitest';
import { movePictureTexts, tidyPictureTexts } from './picture-texts.ts';

it('has texts in one order, without empty ones', () => {
  expect(JSON.stringify(tidyPictureTexts({ '/b.jpg': 'Jug', '/a.jpg': 'Lid', '/c.jpg': '' }))).toBe(
    '{"/a.jpg":"Lid","/b.jpg":"Jug"}',
  );
});

it('moves the text of a picture to its new address', () => {
  const texts = { 'https://old.example/a.jpg': 'Lid', '/b.jpg': 'Jug' };
  const moved = movePictureTexts(texts, (url) => (url.startsWith('https:') ? '/uploads/a.jpg' : undefined));
  expect(moved).toEqual({ '/b.jpg': 'Jug', '/uploads/a.jpg': 'Lid' });
});
