import type { Chance } from './chance.ts';

/** Deals items in a random order, each once. */
export type Deck<T> = {
  /** The next item `accepts` agrees to, or undefined when none is left that it does. */
  deal(accepts?: (item: T) => boolean): T | undefined;
  /** Puts everything dealt so far back underneath. */
  refill(): void;
};

export function deckOf<T>(items: readonly T[], chance: Chance): Deck<T> {
  const waiting = chance.shuffled(items);
  let dealt: T[] = [];
  return {
    deal(accepts = () => true) {
      const index = waiting.findIndex(accepts);
      const [item] = index < 0 ? [] : waiting.splice(index, 1);
      if (item !== undefined) dealt.push(item);
      return item;
    },
    refill() {
      waiting.push(...chance.shuffled(dealt));
      dealt = [];
    },
  };
}

/** Deals, refilling first when the deck has run out of items that are accepted. */
export function dealAgain<T>(deck: Deck<T>, accepts?: (item: T) => boolean): T | undefined {
  const item = deck.deal(accepts);
  if (item !== undefined) return item;
  deck.refill();
  return deck.deal(accepts);
}
