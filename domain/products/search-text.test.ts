import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLetters } from '../search-text.ts';
import { productSearchText } from './search-text.ts';

const kettle = {
  name: 'Ember Kettle',
  description: 'A 100% steel kettle for the café.',
  category: 'Home & Kitchen',
  brand: 'Ōtani',
};

it('gives the same results as searching each text separately', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string({ minLength: 1, maxLength: 2 }),
      (name, brand, search) => {
        const product = { ...kettle, name, brand };
        const texts = [name, product.description, product.category, brand];
        const expected = texts.some((text) =>
          text.normalize('NFC').toLowerCase().includes(search.normalize('NFC').toLowerCase()),
        );
        fc.pre(!search.includes('\u0001'));
        expect(productSearchText(product).includes(foldLetters(search))).toBe(expected);
      },
    ),
  );
});
