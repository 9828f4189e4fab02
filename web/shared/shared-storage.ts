import { createStore, get, type UseStore, update } from 'idb-keyval';

/* Storage shared by all tabs. IndexedDB, because a tab may read stale localStorage even under a lock. */

/** Used where the browser refuses to store; lost on reload. */
const inPage = new Map<string, unknown>();

let opened: UseStore | null = null;
function store(): UseStore {
  opened ??= createStore('marigold', 'shared');
  return opened;
}

export async function readShared(name: string): Promise<unknown> {
  if (inPage.has(name)) return inPage.get(name);
  try {
    return await get<unknown>(name, store());
  } catch {
    return undefined;
  }
}

/** Replaces a stored value in one transaction; resolves to the new one. `change` may run twice. */
export async function changeShared<Value>(name: string, change: (stored: unknown) => Value): Promise<Value> {
  let before: unknown;
  if (!inPage.has(name)) {
    try {
      let value!: Value;
      const replace = (stored: unknown) => {
        before = stored;
        value = change(stored);
        return value;
      };
      await update<unknown>(name, replace, store());
      return value;
    } catch {
      // Stored in the page from now on.
    }
  }
  const value = change(inPage.has(name) ? inPage.get(name) : before);
  inPage.set(name, value);
  return value;
}
