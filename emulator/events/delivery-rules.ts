/** How webhooks are sent; tests can change it. */
export type DeliveryRules = {
  /** 'paused' holds all events until they are released; 'dropped' loses them for good. */
  mode: 'normal' | 'paused' | 'dropped';
  /** Copies of each webhook, sent in parallel. */
  copies: number;
  /** Milliseconds before the first try; null: as the emulator was set up. */
  delay: number | null;
  /** Order of the events of one change, and of events that are released together. */
  order: 'as made' | 'reversed' | 'shuffled';
};

export const NORMAL_RULES: DeliveryRules = { mode: 'normal', copies: 1, delay: null, order: 'as made' };

export function arrange<Item>(items: readonly Item[], order: DeliveryRules['order']): readonly Item[] {
  switch (order) {
    case 'as made':
      return items;
    case 'reversed':
      return items.toReversed();
    case 'shuffled':
      return shuffle(items);
  }
}

/** Every order is equally likely. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  const rest = [...items];
  const shuffled: Item[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return shuffled;
}
