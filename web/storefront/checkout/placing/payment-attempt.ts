import type { OrderBodyInput } from '#contract/orders.ts';
import { forgetStored, readStored, readStoredJson, store } from '../../order/browser-storage.ts';
import { newKey } from '../../order/new-key.ts';
import type { Intent } from '../card/card-payment.ts';

/** One try to order something: its key makes every request of it the same request, however often it is sent. */
type Attempt = { key: string; startedAt: number; order: OrderBodyInput };

/** A payment that was announced. `heldUntil`: until when its pieces are kept, an ISO time. */
export type PaymentAttempt = Attempt & {
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

/** An attempt from its first request to some time after its order. */
export type KeptAttempt =
  | (Attempt & { stage: 'announcing' })
  | PaymentAttempt
  | (Attempt & { stage: 'placed'; orderId: string; placedAt: number });

/** Remembers attempts, so that neither a reload, a lost answer nor a second tab can make anyone pay twice. */
export type AttemptMemory = {
  /** The attempt this tab has under way. */
  current(): KeptAttempt | null;
  /** The attempt any tab of this browser has, or lately had, for the very same order. */
  find(order: OrderBodyInput): KeptAttempt | null;
  /** Begins an attempt in this tab, or joins the one that another tab has begun. */
  begin(order: OrderBodyInput): KeptAttempt;
  save(attempt: KeptAttempt): void;
  forget(attempt: KeptAttempt): void;
};

/** Where attempts are kept: shared by all tabs, and this tab's own note of which is its. */
export type AttemptStorage = {
  readAll(): unknown;
  writeAll(attempts: readonly KeptAttempt[]): void;
  readOwn(): string | null;
  writeOwn(key: string | null): void;
};

/** Milliseconds an attempt is kept: what is typed into a checkout is nobody's business for longer. */
const KEPT_OPEN = 86_400_000;
const KEPT_PLACED = 1_800_000;

export function createAttemptMemory(storage: AttemptStorage, now: () => number): AttemptMemory {
  const readAll = () => {
    const kept = storage.readAll();
    return Array.isArray(kept) ? kept.filter(isAttempt).filter((attempt) => isFresh(attempt, now())) : [];
  };
  const memory: AttemptMemory = {
    current() {
      const own = storage.readOwn();
      return readAll().find((attempt) => attempt.key === own) ?? null;
    },
    find: (order) => readAll().find((attempt) => isForSameOrder(attempt.order, order)) ?? null,
    begin(order) {
      const joined = memory.find(order);
      const attempt = joined ?? { stage: 'announcing' as const, key: newKey(), startedAt: now(), order };
      memory.save(attempt);
      return attempt;
    },
    save(attempt) {
      const others = readAll().filter(({ key }) => key !== attempt.key);
      storage.writeAll([...others, attempt]);
      storage.writeOwn(attempt.key);
    },
    forget(attempt) {
      storage.writeAll(readAll().filter(({ key }) => key !== attempt.key));
      if (storage.readOwn() === attempt.key) storage.writeOwn(null);
    },
  };
  return memory;
}

const SHARED = 'checkoutAttempts';
const OWN = 'checkoutAttempt';

/**
 * In the browser's storage; never anything of the card. And in these variables, for where the browser refuses to store:
 * then a reload forgets, but another press of the button does not.
 */
let sharedInPage: readonly KeptAttempt[] | null = null;
let ownInPage: string | null = null;

export const attemptsInBrowser: AttemptMemory = createAttemptMemory(
  {
    readAll: () => readStoredJson('localStorage', SHARED) ?? sharedInPage,
    writeAll(attempts) {
      sharedInPage = attempts;
      if (attempts.length > 0) store('localStorage', SHARED, JSON.stringify(attempts));
      else forgetStored('localStorage', SHARED);
    },
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

function isFresh(attempt: KeptAttempt, now: number): boolean {
  return attempt.stage === 'placed'
    ? now - attempt.placedAt < KEPT_PLACED
    : now - attempt.startedAt < KEPT_OPEN;
}

const STAGES: readonly unknown[] = ['announcing', 'announced', 'confirming', 'paid', 'placed'];

/** What our pages stored themselves need not be checked in depth; the server parses the order again. */
function isAttempt(kept: unknown): kept is KeptAttempt {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('key' in kept && 'stage' in kept && 'startedAt' in kept && 'order' in kept)) return false;
  const needsIntent = kept.stage !== 'announcing' && kept.stage !== 'placed';
  return STAGES.includes(kept.stage) && (!needsIntent || 'intent' in kept);
}
