import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AddressBook,
  addAddress,
  changeAddress,
  MAX_ADDRESSES,
  removeAddress,
  type SavedAddress,
} from './address-book.ts';

const at = (id: string, isDefault = false): SavedAddress => ({
  id,
  isDefault,
  name: 'Ada Lovelace',
  companyName: null,
  phone: '+44 20 7946 0000',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zip: 'W1A 1AA',
  country: 'United Kingdom',
});
const defaultsOf = (book: AddressBook) => book.filter(({ isDefault }) => isDefault).map(({ id }) => id);
const bookOf = (...ids: string[]) =>
  ids.reduce<AddressBook>((book, id) => addAddress(book, at(id)) ?? book, []);

describe('an address book', () => {
  it('begins with its default', () => {
    expect(defaultsOf(bookOf('a', 'b'))).toEqual(['a']);
  });

  it('has the default that was chosen last', () => {
    expect(defaultsOf(addAddress(bookOf('a', 'b'), at('c', true)) ?? [])).toEqual(['c']);
    expect(defaultsOf(changeAddress(bookOf('a', 'b'), at('b', true)) ?? [])).toEqual(['b']);
  });

  it('keeps its default when it is changed, and chooses the oldest when it is removed', () => {
    expect(defaultsOf(changeAddress(bookOf('a', 'b'), at('a')) ?? [])).toEqual(['a']);
    expect(defaultsOf(removeAddress(bookOf('a', 'b', 'c'), 'a'))).toEqual(['b']);
  });

  it('is full at its limit, and has nothing to change at an unknown id', () => {
    const full = bookOf(...Array.from({ length: MAX_ADDRESSES }, (_, index) => `a${index}`));
    expect(addAddress(full, at('more'))).toBeNull();
    expect(changeAddress(full, at('more'))).toBeNull();
  });

  it('has exactly one default unless it is empty, whatever is done', () => {
    const step = fc.record({
      kind: fc.constantFrom('add', 'change', 'remove'),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      isDefault: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let book: AddressBook = [];
        for (const { kind, id, isDefault } of steps) {
          if (kind === 'remove') book = removeAddress(book, id);
          else if (kind === 'change') book = changeAddress(book, at(id, isDefault)) ?? book;
          else if (!book.some((one) => one.id === id)) book = addAddress(book, at(id, isDefault)) ?? book;
          expect(defaultsOf(book)).toHaveLength(Math.min(1, book.length));
        }
      }),
    );
  });
});
