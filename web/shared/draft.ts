import { forgetStored, readStoredJson, store } from './browser-storage.ts';

/** The typed values of a form, in the session storage, which ends with the tab. */
export type StoredDraft<Values> = { read(): Values; keep(values: Values): void; forget(): void };

/** `parse` reads what is stored: null for nothing, or anything that another version of the shop wrote. */
export function storedDraft<Values>(name: string, parse: (stored: unknown) => Values): StoredDraft<Values> {
  return {
    read: () => parse(readStoredJson('sessionStorage', name)),
    keep: (values) => store('sessionStorage', name, JSON.stringify(values)),
    forget: () => forgetStored('sessionStorage', name),
  };
}

/** True if a stored value has each field of an empty form, in its type. */
export function hasSameFields(empty: object, stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(empty).every(([field, unset]) => {
    const value = values.get(field);
    return Array.isArray(unset) ? Array.isArray(value) : typeof value === typeof unset;
  });
}
