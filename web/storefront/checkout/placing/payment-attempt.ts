import type { OrderBodyInput } from '#contract/orders.ts';
import { forgetStored, readStored, store } from '#web/shared/browser-storage.ts';
import { newKey } from '#web/shared/new-key.ts';
import { changeShared, readShared } from '#web/shared/shared-storage.ts';
import type { Intent } from '../card/card-payment.ts';
import { digestOf } from './digest-of.ts';

/** One try to order something: its key makes every request of it the same request, however often it is sent. */
type Attempt = { key: string; startedAt: number };

/** A payment that was announced. `heldUntil`: until when its pieces are kept, an ISO time. */
export type PaymentAttempt = Attempt & {
  order: OrderBodyInput;
  /**
   * - announced: nothing is charged; another try may use the same payment
   * - confirming: a card was sent, and how that ended is not known yet
   * - paid: the order must follow
   */
  stage: 'announced' | 'confirming' | 'paid';
  intent: Intent;
  /** The id the order will have. */
  orderId: string | null;
  heldUntil: string | null;
};

/** An attempt whose payment is being announced. */
type NewAttempt = Attempt & { stage: 'announcing'; order: OrderBodyInput };

/** An attempt that became an order. Of whom and where to, no more is kept than it takes to know the same order again. */
type PlacedAttempt = Attempt & { stage: 'placed'; orderDigest: string; orderId: string; placedAt: number };

/** An attempt from its first request to some time after its order. */
export type KeptAttempt = NewAttempt | PaymentAttempt | PlacedAttempt;

/** Remembers attempts, so that neither a reload, a lost answer nor a second tab can make anyone pay twice. */
export type AttemptMemory = {
  /** The attempt this tab has under way. */
  current(): Promise<KeptAttempt | null>;
  /**
   * Begins an attempt in this tab, or joins the one that any tab of this browser has, or lately had, for the very same
   * order. Of two tabs that begin at the same time, one joins the other.
   */
  begin(order: OrderBodyInput): Promise<KeptAttempt>;
  /** Keeps how far an attempt is. One that another tab has seen paid or placed does not go back. */
  save(attempt: Exclude<KeptAttempt, PlacedAttempt>): Promise<void>;
  /** The attempt has become this order. */
  place(attempt: PaymentAttempt, orderId: string): Promise<void>;
  /** The order was shown: if it is this tab's attempt, the tab has nothing under way any more. */
  leave(orderId: string): Promise<void>;
  forget(attempt: KeptAttempt): Promise<void>;
};

/** Where attempts are kept: shared by all tabs, and this tab's own note of which is its. */
export type AttemptStorage = {
  readAll(): Promise<unknown>;
  /** Changes them while no other tab does; `change` may be called again with what it gave. */
  changeAll(change: (kept: unknown) => readonly KeptAttempt[]): Promise<unknown>;
  readOwn(): string | null;
  writeOwn(key: string | null): void;
};

/** Milliseconds an attempt is kept: what is typed into a checkout is nobody's business for longer. */
const KEPT_OPEN = 86_400_000;
const KEPT_PLACED = 1_800_000;

export function createAttemptMemory(storage: AttemptStorage, now: () => number): AttemptMemory {
  const freshOf = (kept: unknown): KeptAttempt[] =>
    Array.isArray(kept) ? kept.filter(isAttempt).filter((attempt) => isFresh(attempt, now())) : [];
  async function save(attempt: KeptAttempt): Promise<void> {
    await storage.changeAll((kept) => withAttempt(freshOf(kept), attempt));
    storage.writeOwn(attempt.key);
  }
  const memory: AttemptMemory = {
    async current() {
      const kept = await storage.readAll();
      const fresh = freshOf(kept);
      // What has become too old goes for good as soon as anyone looks.
      if (Array.isArray(kept) && fresh.length < kept.length) await storage.changeAll(freshOf);
      const own = storage.readOwn();
      return fresh.find(({ key }) => key === own) ?? null;
    },
    async begin(order) {
      const begun: NewAttempt = { stage: 'announcing', key: newKey(), startedAt: now(), order };
      let attempt = begun as KeptAttempt;
      await storage.changeAll((kept) => {
        const fresh = freshOf(kept);
        attempt = fresh.find((other) => isFor(other, order)) ?? begun;
        return withAttempt(fresh, attempt);
      });
      if (attempt.stage !== 'placed') storage.writeOwn(attempt.key);
      return attempt;
    },
    save,
    async place({ key, startedAt, order }, orderId) {
      const orderDigest = digestOf(JSON.stringify(order));
      await save({ key, startedAt, stage: 'placed', orderDigest, orderId, placedAt: now() });
    },
    async leave(orderId) {
      const own = await memory.current();
      if (own?.stage === 'placed' && own.orderId === orderId) storage.writeOwn(null);
    },
    async forget(attempt) {
      await storage.changeAll((kept) => freshOf(kept).filter(({ key }) => key !== attempt.key));
      if (storage.readOwn() === attempt.key) storage.writeOwn(null);
    },
  };
  return memory;
}

function withAttempt(all: readonly KeptAttempt[], attempt: KeptAttempt): KeptAttempt[] {
  const before = all.find(({ key }) => key === attempt.key);
  const others = all.filter((other) => other !== before);
  return [...others, before && isFurther(before, attempt) ? before : attempt];
}

const SHARED = 'checkoutAttempts';
const OWN = 'checkoutAttempt';

/** Where the browser refuses to store: a reload forgets, but another press of the button does not. */
let ownInPage: string | null = null;

/** In the browser's storage; never anything of the card. */
export const attemptsInBrowser: AttemptMemory = createAttemptMemory(
  {
    readAll: () => readShared(SHARED),
    changeAll: (change) => changeShared(SHARED, change),
    readOwn: () => ownInPage ?? readStored('sessionStorage', OWN),
    writeOwn(key) {
      ownInPage = key;
      if (key) store('sessionStorage', OWN, key);
      else forgetStored('sessionStorage', OWN);
    },
  },
  Date.now,
);

/** Whether a payment made for one order is for the other too: the same lines, people, addresses and total. */
export function isForSameOrder(a: OrderBodyInput, b: OrderBodyInput): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isFor(attempt: KeptAttempt, order: OrderBodyInput): boolean {
  return attempt.stage === 'placed'
    ? attempt.orderDigest === digestOf(JSON.stringify(order))
    : isForSameOrder(attempt.order, order);
}

/** Money that has moved is a fact, whatever a tab that heard less of it would write. */
function isFurther(kept: KeptAttempt, written: KeptAttempt): boolean {
  if (kept.stage === 'placed') return written.stage !== 'placed';
  return kept.stage === 'paid' && written.stage !== 'paid' && written.stage !== 'placed';
}

function isFresh(attempt: KeptAttempt, now: number): boolean {
  return attempt.stage === 'placed'
    ? now - attempt.placedAt < KEPT_PLACED
    : now - attempt.startedAt < KEPT_OPEN;
}

const STAGES: readonly unknown[] = ['announcing', 'announced', 'confirming', 'paid'];

/** What our pages stored themselves need not be checked in depth; the server parses the order again. */
function isAttempt(kept: unknown): kept is KeptAttempt {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('key' in kept && 'stage' in kept && 'startedAt' in kept)) return false;
  if (kept.stage === 'placed') return 'orderDigest' in kept;
  return STAGES.includes(kept.stage) && 'order' in kept && (kept.stage === 'announcing' || 'intent' in kept);
}
