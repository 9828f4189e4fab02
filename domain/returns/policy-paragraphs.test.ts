import { expect, test } from 'vitest';
import { policyParagraphs } from './policy-paragraphs.ts';

test.each([
  ['', []],
  [' \n\n ', []],
  ['Send it back.', ['Send it back.']],
  ['One\n\nTwo', ['One', 'Two']],
  ['One\n \t\n\n\nTwo\n', ['One', 'Two']],
  ['One\r\n\r\nTwo', ['One', 'Two']],
  ['Send it to:\n48 Orchard Street\nPortland', ['Send it to:\n48 Orchard Street\nPortland']],
])('%j has the paragraphs %j', (text, paragraphs) => {
  expect(policyParagraphs(text)).toEqual(paragraphs);
});
