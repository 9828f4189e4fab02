/** Things in the order they were first put in, found by id and read from the newest to the oldest. */
export type Timeline<Item extends { id: string }> = {
  get(id: string): Item | undefined;
  /** Takes the place of the item with the same id, or comes last. */
  put(item: Item): void;
  readPage(wish: PageWish<Item>): Page<Item>;
  /** Oldest first. */
  values(): Iterable<Item>;
  /** Forgets the oldest items up to the first that must be kept. */
  forgetUntil(mustKeep: (item: Item) => boolean): void;
};

export type PageWish<Item> = {
  limit: number;
  /** Only items before or after this one, which must be there. At most one of the two. */
  olderThan: string | undefined;
  newerThan: string | undefined;
  matches: (item: Item) => boolean;
};

/** Newest first. `hasMore`: there are others in the direction of reading. */
export type Page<Item> = { items: Item[]; hasMore: boolean };

export function createTimeline<Item extends { id: string }>(): Timeline<Item> {
  let items: Item[] = [];
  const places = new Map<string, number>();

  function get(id: string) {
    const place = places.get(id);
    return place === undefined ? undefined : items[place];
  }

  return {
    get,
    put(item) {
      const place = places.get(item.id) ?? items.length;
      places.set(item.id, place);
      items[place] = item;
    },
    readPage({ limit, olderThan, newerThan, matches }) {
      const found: Item[] = [];
      const step = newerThan === undefined ? -1 : 1;
      const edge = newerThan ?? olderThan;
      const start = edge === undefined ? items.length : places.get(edge);
      if (start === undefined) throw new Error(`There is no ${edge} to read on from.`);
      for (let place = start + step; found.length <= limit; place += step) {
        const item = items[place];
        if (item === undefined) break;
        if (matches(item)) found.push(item);
      }
      const page = found.slice(0, limit);
      return { items: step > 0 ? page.reverse() : page, hasMore: found.length > limit };
    },
    values: () => items,
    forgetUntil(mustKeep) {
      const first = items.findIndex(mustKeep);
      const forgotten = first < 0 ? items : items.slice(0, first);
      if (forgotten.length === 0) return;
      items = items.slice(forgotten.length);
      places.clear();
      for (const [place, { id }] of items.entries()) places.set(id, place);
    },
  };
}
