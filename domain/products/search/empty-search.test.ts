import { describe, expect, test } from 'vitest';
import { normalizeEmptySearch } from './empty-search.ts';

describe('a search that found nothing', () => {
  test.each([
    ['Sofa-Bed', 'sofa bed'],
    ['  Crème  brûlée set ', 'creme brulee set'],
    ['sofa!', 'sofa'],
    ['501', '501'],
    ['model 123456', 'model 123456'],
    ['Size ４２', 'size 42'],
  ])('is counted: %j as %j', (typed, words) => {
    expect(normalizeEmptySearch(typed)).toBe(words);
  });

  test.each([
    ['an email address', 'ada@example.com'],
    ['a text with one', 'order of ada@example.com please'],
    ['half an email address', '@ada'],
    ['an email address in full-width letters', 'ada＠example.com'],
    ['an encoded email address', 'ada%40example.com'],
    ['an email address in words', 'ada (at) example.com'],
    ['a phone number', '5551234567'],
    ['a phone number with separators', '+1 (555) 123-45'],
    ['digits of another script', '٥٥٥١٢٣٤'],
    ['an order', 'MG-ABCD-EFGH-JKMN-PQRS'],
    ['an order as people type it', 'mg abcd efgh jkmn pqrs'],
    ['a long text', 'sofa '.repeat(13)],
    ['a letter', 'x'],
    ['no letters', '!?'],
  ])('is not stored if it is %s', (_, typed) => {
    expect(normalizeEmptySearch(typed)).toBeNull();
  });
});
