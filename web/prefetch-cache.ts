/** Milliseconds for which prefetched data may be used, once. */
const ENTRY_LIFETIME = 10_000;
/** Most entries; the oldest is dropped. */
const MOST = 8;

type Ahead = { load: unknown; path: string; data: Promise<unknown>; until: number };

let entries: Ahead[] = [];

/** Starts to load the data of a page unless it is cached. */
export function keepAhead(load: unknown, path: string, start: () => Promise<unknown>): void {
  entries = entries.filter(({ until }) => until > Date.now());
  if (entries.some((one) => one.load === load && one.path === path)) return;
  // A failure is ignored here; the page loads again.
  const data = start().catch(() => null);
  entries = [...entries, { load, path, data, until: Date.now() + ENTRY_LIFETIME }].slice(-MOST);
}

/** Takes the prefetched data of a page; null if there is none or it failed. */
export async function takeAhead<Data>(load: unknown, path: string): Promise<Data | null> {
  const entry = entries.find((one) => one.load === load && one.path === path);
  if (!entry) return null;
  entries = entries.filter((one) => one !== entry);
  if (entry.until <= Date.now()) return null;
  const data = await entry.data;
  return isFailure(data) ? null : (data as Data);
}

export function forgetAhead(): void {
  entries = [];
}

/** A load answers with React Router's `data(…)`, which holds the status of the page. */
function isFailure(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  const { init } = data as { init?: { status?: number } | null };
  return (init?.status ?? 200) >= 400;
}
