import { expect, it } from 'vitest';
import { chanceFrom } from './chance.ts';
import { dealAgain, deckOf } from './deck.ts';

it('deals every item once, then nothing', () => {
  const deck = deckOf([1, 2, 3], chanceFrom('seed'));
  expect([deck.deal(), deck.deal(), deck.deal()].toSorted()).toEqual([1, 2, 3]);
  expect(deck.deal()).toBeUndefined();
});

it('skips what is not accepted and keeps it for later', () => {
  const deck = deckOf([1, 2], chanceFrom('seed'));
  expect(deck.deal((item) => item === 2)).toBe(2);
  expect(deck.deal((item) => item === 2)).toBeUndefined();
  expect(deck.deal()).toBe(1);
});

it('refills for another round', () => {
  const deck = deckOf(['only'], chanceFrom('seed'));
  deck.deal();
  expect(dealAgain(deck)).toBe('only');
});

it('deals in the same order for the same seed', () => {
  const order = (seed: string) => {
    const deck = deckOf([1, 2, 3, 4, 5, 6], chanceFrom(seed));
    return Array.from({ length: 6 }, () => deck.deal());
  };
  expect(order('a')).toEqual(order('a'));
  expect(order('a')).not.toEqual(order('b'));
});
