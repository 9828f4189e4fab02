import type { Call } from '#contract/define-call.ts';
import { amountsToCents, amountsToDollars } from '#contract/money-paths.ts';
import { forgetStored, readStored, store } from '#web/shared/browser-storage.ts';
import { newKey } from '#web/shared/new-key.ts';
import { changeShared, readShared } from '#web/shared/shared-storage.ts';
import type { Intent } from './card/card-payment.ts';
import { digestOf } from './digest-of.ts';

/** One try to buy something: its key makes every request of it the same request, however often it is sent. */
type Attempt = { key: string; startedAt: number };

/** A payment that was started. `heldUntil`: until when its pieces are kept, an ISO time. */
export type PaymentAttempt<Wanted> = Attempt & {
  /** What is bought, as it is sent to the shop. */
  wanted: Wanted;
  /**
   * - started: nothing is charged; another try may use the same payment
   * - confirming: a card was sent, and how that ended is not known yet
   * - paid: what was bought must follow
   */
  stage: 'started' | 'confirming' | 'paid';
  intent: Intent;
  /** The id that what is bought will have. */
  madeId: string | null;
  heldUntil: string | null;
};

/** An attempt whose payment is being started. */
type NewAttempt<Wanted> = Attempt & { stage: 'starting'; wanted: Wanted };

/**
 * An attempt that is done. Of whom and where to, no more is kept than it takes to know the same purchase
 * again.
 */
type DoneAttempt = Attempt & { stage: 'done'; wantedDigest: string; madeId: string; doneAt: number };

/** An attempt from its first request to some time after it is done. */
export type KeptAttempt<Wanted> = NewAttempt<Wanted> | PaymentAttempt<Wanted> | DoneAttempt;

/** Remembers attempts, so that neither a reload, a lost answer nor a second tab can make anyone pay twice. */
export type AttemptMemory<Wanted> = {
  /** The attempt this tab has under way. */
  current(): Promise<KeptAttempt<Wanted> | null>;
  /**
   * Begins an attempt in this tab, or joins the one that any tab of this browser has, or lately had, for the
   * very same purchase. Of two tabs that begin at the same time, one joins the other.
   */
  begin(wanted: Wanted): Promise<KeptAttempt<Wanted>>;
  /** Keeps how far an attempt is. One that another tab has seen paid or done does not go back. */
  save(attempt: NewAttempt<Wanted> | PaymentAttempt<Wanted>): Promise<void>;
  /** The attempt has become what it was for. */
  finish(attempt: PaymentAttempt<Wanted>, madeId: string): Promise<void>;
  /** It was shown: if it is this tab's attempt, the tab has nothing under way any more. */
  leave(madeId: string): Promise<void>;
  forget(attempt: KeptAttempt<Wanted>): Promise<void>;
};

/** Where attempts are kept: shared by all tabs, and this tab's own note of which is its. */
export type AttemptStorage<Wanted> = {
  readAll(): Promise<unknown>;
  /** Changes them while no other tab does; `change` may be called again with what it gave. */
  changeAll(change: (kept: unknown) => readonly KeptAttempt<Wanted>[]): Promise<unknown>;
  readOwn(): string | null;
  writeOwn(key: string | null): void;
};

/** Milliseconds an attempt is kept: what is typed into a form is nobody's business for longer. */
const KEPT_OPEN = 86_400_000;
const KEPT_DONE = 1_800_000;

export function createAttemptMemory<Wanted>(
  storage: AttemptStorage<Wanted>,
  now: () => number,
): AttemptMemory<Wanted> {
  const freshOf = (kept: unknown): KeptAttempt<Wanted>[] =>
    Array.isArray(kept) ? kept.filter(isAttempt<Wanted>).filter((attempt) => isFresh(attempt, now())) : [];
  async function save(attempt: KeptAttempt<Wanted>): Promise<void> {
    await storage.changeAll((kept) => withAttempt(freshOf(kept), attempt));
    storage.writeOwn(attempt.key);
  }
  const memory: AttemptMemory<Wanted> = {
    async current() {
      const kept = await storage.readAll();
      const fresh = freshOf(kept);
      // What has become too old goes for good as soon as anyone looks.
      if (Array.isArray(kept) && fresh.length < kept.length) await storage.changeAll(freshOf);
      const own = storage.readOwn();
      return fresh.find(({ key }) => key === own) ?? null;
    },
    async begin(wanted) {
      const begun: NewAttempt<Wanted> = { stage: 'starting', key: newKey(), startedAt: now(), wanted };
      let attempt = begun as KeptAttempt<Wanted>;
      await storage.changeAll((kept) => {
        const fresh = freshOf(kept);
        attempt = fresh.find((other) => isFor(other, wanted)) ?? begun;
        return withAttempt(fresh, attempt);
      });
      if (attempt.stage !== 'done') storage.writeOwn(attempt.key);
      return attempt;
    },
    save,
    async finish({ key, startedAt, wanted }, madeId) {
      const wantedDigest = digestOf(JSON.stringify(wanted));
      await save({ key, startedAt, stage: 'done', wantedDigest, madeId, doneAt: now() });
    },
    async leave(madeId) {
      const own = await memory.current();
      if (own?.stage === 'done' && own.madeId === madeId) storage.writeOwn(null);
    },
    async forget(attempt) {
      await storage.changeAll((kept) => freshOf(kept).filter(({ key }) => key !== attempt.key));
      if (storage.readOwn() === attempt.key) storage.writeOwn(null);
    },
  };
  return memory;
}

function withAttempt<Wanted>(
  all: readonly KeptAttempt<Wanted>[],
  attempt: KeptAttempt<Wanted>,
): KeptAttempt<Wanted>[] {
  const before = all.find(({ key }) => key === attempt.key);
  const others = all.filter((other) => other !== before);
  return [...others, before && isFurther(before, attempt) ? before : attempt];
}

/**
 * In the browser's storage, under names of their own for each thing that can be bought; never anything of the
 * card. What is bought is stored as `call` sends it.
 */
export function attemptsInBrowser<Wanted>(
  sharedName: string,
  ownName: string,
  call: Call,
): AttemptMemory<Wanted> {
  // Where the browser refuses to store: a reload forgets, but another press of the button does not.
  let ownInPage: string | null = null;
  return createAttemptMemory(
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

/**
 * Attempts in their stored form: amounts in dollars, so that those of any version of the shop mean the same.
 */
export function toStored(attempts: readonly KeptAttempt<unknown>[], call: Pick<Call, 'money'>): unknown[] {
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
      ? {
          ...attempt,
          stage: FORMER_STAGES[attempt.stage] ?? attempt.stage,
          wanted: amountsToCents(attempt.wanted, call.money?.input),
        }
      : attempt,
  );
}

/** Names of stages in attempts that earlier versions of the shop stored. */
const FORMER_STAGES: Record<string, string> = { announcing: 'starting', announced: 'started' };

/** Whether a payment made for one purchase is for the other too: nothing of what is sent differs. */
export function isForSame<Wanted>(a: Wanted, b: Wanted): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isFor<Wanted>(attempt: KeptAttempt<Wanted>, wanted: Wanted): boolean {
  return attempt.stage === 'done'
    ? attempt.wantedDigest === digestOf(JSON.stringify(wanted))
    : isForSame(attempt.wanted, wanted);
}

/** Money that has moved is a fact, whatever a tab that heard less of it would write. */
function isFurther(kept: KeptAttempt<unknown>, written: KeptAttempt<unknown>): boolean {
  if (kept.stage === 'done') return written.stage !== 'done';
  return kept.stage === 'paid' && written.stage !== 'paid' && written.stage !== 'done';
}

function isFresh(attempt: KeptAttempt<unknown>, now: number): boolean {
  return attempt.stage === 'done' ? now - attempt.doneAt < KEPT_DONE : now - attempt.startedAt < KEPT_OPEN;
}

const STAGES: readonly unknown[] = ['starting', 'started', 'confirming', 'paid'];

/** What our pages stored themselves need not be checked in depth; the server parses what is sent again. */
function isAttempt<Wanted>(kept: unknown): kept is KeptAttempt<Wanted> {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('key' in kept && 'stage' in kept && 'startedAt' in kept)) return false;
  if (kept.stage === 'done') return 'wantedDigest' in kept;
  return STAGES.includes(kept.stage) && 'wanted' in kept && (kept.stage === 'starting' || 'intent' in kept);
}
