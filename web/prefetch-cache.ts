/**
 * What was loaded for a page before it was asked for. Used once, and for ten seconds only: who opens the page
 * later sees it as it is then.
 */
const KEPT_FOR = 10_000;
/** Nobody is about to open more pages than this; the oldest gives way. */
const MOST = 8;

type Ahead = { load: unknown; address: string; data: Promise<unknown>; until: number };

let kept: Ahead[] = [];

/** Keeps what `start` begins to load for the page of this route at this address, unless that is under way. */
export function keepAhead(load: unknown, address: string, start: () => Promise<unknown>): void {
  kept = kept.filter(({ until }) => until > Date.now());
  if (kept.some((one) => one.load === load && one.address === address)) return;
  // Whoever takes it asks again when it failed; until then nobody waits for it.
  const data = start().catch(() => null);
  kept = [...kept, { load, address, data, until: Date.now() + KEPT_FOR }].slice(-MOST);
}

/** What was loaded ahead for this page; null where there is nothing, or nothing good. */
export async function takeAhead<Data>(load: unknown, address: string): Promise<Data | null> {
  const found = kept.find((one) => one.load === load && one.address === address);
  if (!found) return null;
  kept = kept.filter((one) => one !== found);
  if (found.until <= Date.now()) return null;
  const data = await found.data;
  return isFailure(data) ? null : (data as Data);
}

/** Forgets everything: something was changed. */
export function forgetAhead(): void {
  kept = [];
}

/** A load answers with React Router's `data(…)` and the status its page has. */
function isFailure(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  const { init } = data as { init?: { status?: number } | null };
  return (init?.status ?? 200) >= 400;
}
