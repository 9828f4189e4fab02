import type { Chance } from './chance.ts';

/** Deals items in a random order, each once. */
export type Deck<T> = {
  /** Next item that `accepts` returns true for; undefined if none is left. */
  deal(accepts?: (item: T) => boolean): T | undefined;
  /** Puts all dealt items back underneath. */
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

/** Deals an item; refills the deck first if no accepted item is left. */
export function dealAgain<T>(deck: Deck<T>, accepts?: (item: T) => boolean): T | undefined {
  const item = deck.deal(accepts);
  if (item !== undefined) return item;
  deck.refill();
  return deck.deal(accepts);
}
