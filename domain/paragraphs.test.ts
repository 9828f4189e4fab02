import { expect, test } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

test.each([
  ['', []],
  [' \n\n ', []],
  ['Send it back.', ['Send it back.']],
  ['One\n\nTwo', ['One', 'Two']],
  ['One\n \t\n\n\nTwo\n', ['One', 'Two']],
  ['One\r\n\r\nTwo', ['One', 'Two']],
  ['Send it to:\n48 Orchard Street\nPortland', ['Send it to:\n48 Orchard Street\nPortland']],
])('%j has the paragraphs %j', (text, paragraphs) => {
  expect(splitParagraphs(text)).toEqual(paragraphs);
});
