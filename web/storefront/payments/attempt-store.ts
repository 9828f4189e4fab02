import type { Call } from '#contract/define-call.ts';
import { amountsToCents, amountsToDollars } from '#contract/money-paths.ts';
import { DAY } from '#domain/time-units.ts';
import { forgetStored, readStored, store } from '#web/shared/browser-storage.ts';
import { newKey } from '#web/shared/new-key.ts';
import { changeShared, readShared } from '#web/shared/shared-storage.ts';
import type { Intent } from './card/card-payment.ts';

/** One attempt to buy. All its requests are sent with its key. */
type Attempt = { key: string; startedAt: number };

/** A started payment. `heldUntil`: ISO time until which stock is reserved. */
export type PaymentAttempt<Wanted> = Attempt & {
  /** The purchase as sent to the shop. */
  wanted: Wanted;
  /** started: not charged, reusable; confirming: outcome unknown; paid: what was bought must follow. */
  stage: 'started' | 'confirming' | 'paid';
  intent: Intent;
  /** Id of what is bought. */
  madeId: string | null;
  heldUntil: string | null;
};

/** An attempt whose payment is being started. */
type NewAttempt<Wanted> = Attempt & { stage: 'starting'; wanted: Wanted };

/** A finished attempt, stored without personal data. */
type DoneAttempt = Attempt & { stage: 'done'; wantedDigest: string; madeId: string; doneAt: number };

export type StoredAttempt<Wanted> = NewAttempt<Wanted> | PaymentAttempt<Wanted> | DoneAttempt;

/** Remembers attempts, so that no reload, lost response or second tab makes anyone pay twice. */
export type AttemptStore<Wanted> = ReturnType<typeof createAttemptStore<Wanted>>;

/** Attempts shared by all tabs, and the key of this tab's own. */
export type AttemptStorage<Wanted> = {
  readAll(): Promise<unknown>;
  /** Changes attempts in one transaction; `change` may run again. */
  changeAll(change: (kept: unknown) => readonly StoredAttempt<Wanted>[]): Promise<unknown>;
  readOwn(): string | null;
  writeOwn(key: string | null): void;
};

/** Milliseconds for which attempts are stored; short, as they contain personal data. */
const KEPT_OPEN = DAY;
const KEPT_DONE = 1_800_000;

export function createAttemptStore<Wanted>(storage: AttemptStorage<Wanted>, now: () => number) {
  const selectFresh = (kept: unknown): StoredAttempt<Wanted>[] =>
    Array.isArray(kept) ? kept.filter(isAttempt<Wanted>).filter((attempt) => isFresh(attempt, now())) : [];
  /** Saves progress. Paid and finished attempts do not go back. */
  async function save(attempt: StoredAttempt<Wanted>): Promise<void> {
    await storage.changeAll((kept) => withAttempt(selectFresh(kept), attempt));
    storage.writeOwn(attempt.key);
  }
  /** The attempt of this tab. */
  async function current(): Promise<StoredAttempt<Wanted> | null> {
    const kept = await storage.readAll();
    const fresh = selectFresh(kept);
    // Expired attempts are removed on reading.
    if (Array.isArray(kept) && fresh.length < kept.length) await storage.changeAll(selectFresh);
    const own = storage.readOwn();
    return fresh.find(({ key }) => key === own) ?? null;
  }
  return {
    current,
    save,
    /** Begins an attempt, or joins one of any tab for the same purchase, recent ones included. */
    async begin(wanted: Wanted) {
      const begun: NewAttempt<Wanted> = { stage: 'starting', key: newKey(), startedAt: now(), wanted };
      let attempt = begun as StoredAttempt<Wanted>;
      await storage.changeAll((kept) => {
        const fresh = selectFresh(kept);
        attempt = fresh.find((other) => isFor(other, wanted)) ?? begun;
        return withAttempt(fresh, attempt);
      });
      if (attempt.stage !== 'done') storage.writeOwn(attempt.key);
      return attempt;
    },
    async finish({ key, startedAt, wanted }: Attempt & { wanted: Wanted }, madeId: string) {
      const wantedDigest = computeDigest(JSON.stringify(wanted));
      await save({ key, startedAt, stage: 'done', wantedDigest, madeId, doneAt: now() });
    },
    /** The purchase was shown: ends this tab's attempt if it is the same. */
    async leave(madeId: string) {
      const own = await current();
      if (own?.stage === 'done' && own.madeId === madeId) storage.writeOwn(null);
    },
    async forget(attempt: StoredAttempt<Wanted>) {
      await storage.changeAll((kept) => selectFresh(kept).filter(({ key }) => key !== attempt.key));
      if (storage.readOwn() === attempt.key) storage.writeOwn(null);
    },
  };
}

function withAttempt<Wanted>(
  all: readonly StoredAttempt<Wanted>[],
  attempt: StoredAttempt<Wanted>,
): StoredAttempt<Wanted>[] {
  const before = all.find(({ key }) => key === attempt.key);
  const others = all.filter((other) => other !== before);
  return [...others, before && isFurther(before, attempt) ? before : attempt];
}

/** Attempts in the browser's storage, never with card data. `call` converts stored amounts. */
export function attemptsInBrowser<Wanted>(sharedName: string, ownName: string, call: Call) {
  // Used where the browser refuses to store: lost on reload only.
  let ownInPage: string | null = null;
  return createAttemptStore<Wanted>(
    {
      readAll: async () => fromStored(await readShared(sharedName), call),
      changeAll: (change) =>
        changeShared(sharedName, (kept) => toStored(change(fromStored(kept, call)), call)),
      readOwn: () => ownInPage ?? readStored('sessionStorage', ownName),
      writeOwn(key) {
        ownInPage = key;
        if (key) store('sessionStorage', ownName, key);
        else forgetStored('sessionStorage', ownName);
      },
    },
    Date.now,
  );
}

/** Stored form of attempts: amounts in dollars. */
export function toStored(attempts: readonly StoredAttempt<unknown>[], call: Pick<Call, 'money'>): unknown[] {
  return attempts.map((attempt) =>
    'wanted' in attempt
      ? { ...attempt, wanted: amountsToDollars(attempt.wanted, call.money?.input) }
      : attempt,
  );
}

export function fromStored(stored: unknown, call: Pick<Call, 'money'>): unknown {
  if (!Array.isArray(stored)) return stored;
  return stored.map((attempt) =>
    typeof attempt === 'object' && attempt !== null && 'wanted' in attempt
      ? { ...attempt, wanted: amountsToCents(attempt.wanted, call.money?.input) }
      : attempt,
  );
}

export function isForSame<Wanted>(a: Wanted, b: Wanted): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isFor<Wanted>(attempt: StoredAttempt<Wanted>, wanted: Wanted): boolean {
  return attempt.stage === 'done'
    ? attempt.wantedDigest === computeDigest(JSON.stringify(wanted))
    : isForSame(attempt.wanted, wanted);
}

/** A tab with older knowledge must not overwrite a payment. */
function isFurther(kept: StoredAttempt<unknown>, written: StoredAttempt<unknown>): boolean {
  if (kept.stage === 'done') return written.stage !== 'done';
  return kept.stage === 'paid' && written.stage !== 'paid' && written.stage !== 'done';
}

function isFresh(attempt: StoredAttempt<unknown>, now: number): boolean {
  return attempt.stage === 'done' ? now - attempt.doneAt < KEPT_DONE : now - attempt.startedAt < KEPT_OPEN;
}

const STAGES: readonly unknown[] = ['starting', 'started', 'confirming', 'paid'];

/** A shallow check: the server parses what is sent again. */
function isAttempt<Wanted>(kept: unknown): kept is StoredAttempt<Wanted> {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('key' in kept && 'stage' in kept && 'startedAt' in kept)) return false;
  if (kept.stage === 'done') return 'wantedDigest' in kept;
  return STAGES.includes(kept.stage) && 'wanted' in kept && (kept.stage === 'starting' || 'intent' in kept);
}

/** A 64-bit digest that tells orders apart; not secure. crypto.subtle exists on secure pages only. */
export function computeDigest(text: string): string {
  return STARTS.map((start) => fnv1a(text, start).toString(16).padStart(8, '0')).join('');
}

/** The usual offset basis of FNV-1a and another, for two independent halves. */
const STARTS = [0x811c9dc5, 0x050c5d1f];

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
