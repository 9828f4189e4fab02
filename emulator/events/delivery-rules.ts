/** How events go out, which tests may change. */
export type DeliveryRules = {
  /** 'paused' keeps all events back until they are released; 'dropped' loses them for good. */
  mode: 'normal' | 'paused' | 'dropped';
  /** How often each is sent, in parallel. */
  copies: number;
  /** Milliseconds before the first try; null: as the emulator was set up. */
  delay: number | null;
  /** Of events that go out together: those of one change, and those that were held back. */
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

/** Fisher and Yates: every order is as likely as any other. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  const rest = [...items];
  const shuffled: Item[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return shuffled;
}
