import { useSyncExternalStore } from 'react';
import { forgetStored, readStored, store } from './browser-storage.ts';

/** A list in this browser's storage, the same in all tabs. */
export type StoredList<Item> = ReturnType<typeof createStoredList<Item>>;

type Format<Item> = {
  name: string;
  /** Parses the stored value, which other code can write. */
  read: (stored: unknown) => readonly Item[];
  write: (items: readonly Item[]) => string;
};

const NOTHING: readonly never[] = [];

/** `name` is that of the storage. Where the browser refuses to store, the list is empty. */
export function createStoredList<Item>({ name, read, write }: Format<Item>) {
  const changed = `${name}-changed`;

  function parse(text: string | null): readonly Item[] {
    try {
      return read(JSON.parse(text ?? 'null'));
    } catch {
      return [];
    }
  }

  function subscribe(onChange: () => void): () => void {
    const listening = new AbortController();
    for (const event of [changed, 'storage', 'pageshow'])
      window.addEventListener(event, onChange, { signal: listening.signal });
    return () => listening.abort();
  }

  const readText = () => readStored('localStorage', name);
  let last: { text: string | null; items: readonly Item[] } | null = null;

  /** The same array until it changes. */
  function readItems(): readonly Item[] {
    const text = readText();
    if (last?.text !== text) last = { text, items: parse(text) };
    return last.items;
  }

  const announceChange = () => window.dispatchEvent(new Event(changed));

  return {
    read: readItems,
    /** False if the browser does not store it. */
    change(changeItems: (items: readonly Item[]) => readonly Item[]): boolean {
      const text = write(changeItems(readItems()));
      store('localStorage', name, text);
      announceChange();
      return readText() === text;
    },
    forget() {
      forgetStored('localStorage', name);
      announceChange();
    },
    /** Empty on the server and during hydration. */
    useItems(): readonly Item[] {
      return useSyncExternalStore(subscribe, readItems, () => NOTHING);
    },
  };
}
