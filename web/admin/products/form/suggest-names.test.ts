import { expect, it } from 'vitest';
import { suggestNames } from './suggest-names.ts';

it('suggests names for an empty text', () => {
  expect(suggestNames('', ['Gifts', 'wool'])).toEqual(['Gifts', 'wool']);
});

it('completes the last name, and keeps those before it', () => {
  expect(suggestNames('Wool , gi', ['Gifts', 'wool', 'Sale'])).toEqual(['Wool, Gifts', 'Wool, Sale']);
});
