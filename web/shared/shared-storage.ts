import { createStore, get, type UseStore, update } from 'idb-keyval';

/*
 * What all tabs of this browser share and change in turn. IndexedDB, because a change is one transaction
 * there: a tab may see what another has just put into localStorage only a moment later, also when the two
 * take turns by a lock.
 */

/**
 * Where the browser refuses to store (private windows, policies, a full disk): in this page, until it is
 * reloaded.
 */
const inPage = new Map<string, unknown>();

let opened: UseStore | null = null;
function store(): UseStore {
  opened ??= createStore('marigold', 'shared');
  return opened;
}

/** What was kept under a name; undefined when nothing was. Only to be called in the browser. */
export async function readShared(name: string): Promise<unknown> {
  if (inPage.has(name)) return inPage.get(name);
  try {
    return await get<unknown>(name, store());
  } catch {
    return undefined;
  }
}

/**
 * Replaces what was kept under a name, while no other tab does, and resolves to the new value once it is
 * kept. `change` gets what was kept, undefined when nothing was; where storing fails it is called again with
 * the same.
 */
export async function changeShared<Value>(name: string, change: (kept: unknown) => Value): Promise<Value> {
  let before: unknown;
  if (!inPage.has(name)) {
    try {
      let value!: Value;
      const replace = (kept: unknown) => {
        before = kept;
        value = change(kept);
        return value;
      };
      await update<unknown>(name, replace, store());
      return value;
    } catch {
      // Kept in the page from now on.
    }
  }
  const value = change(inPage.has(name) ? inPage.get(name) : before);
  inPage.set(name, value);
  return value;
}
