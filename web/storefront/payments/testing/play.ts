import { ApiError } from '#contract/client.ts';
import { createAttemptStore, type PaymentAttempt, type StoredAttempt } from '../attempt-store.ts';
import type { Confirmation, IntentState } from '../card/card-payment.ts';
import { pay, resume } from '../pay.ts';
import type { CallOptions, Paying } from '../purchase.ts';

export const order = {
  userEmail: 'ada@example.com',
  products: [{ productId: 'kettle', quantity: 1 }],
  total: 54,
};
export const otherOrder = { ...order, userEmail: 'grace@example.com' };

export const unreachable = new ApiError(0, {});
export const succeeded: Confirmation = { status: 'succeeded' };
export const declined: Confirmation = { status: 'refused', message: 'Your card was declined.' };
export const challenged: Confirmation = { status: 'requires_action', url: '/challenge' };
export const paidAttempt: PaymentAttempt<typeof order> = {
  stage: 'paid',
  key: 'key-0',
  startedAt: 0,
  heldUntil: null,
  intent: { id: 'pi_0', clientSecret: 's' },
  madeId: 'MG-0',
  wanted: order,
};

type Script = {
  orderFailures?: Error[];
  intentFailures?: Error[];
  confirmations?: (Confirmation | Error)[];
  states?: (IntentState | Error)[];
  earlier?: PaymentAttempt<typeof order> | null;
  /** Shared by all tabs; default: a new browser. */
  browser?: Browser;
  openedAt?: number;
};

type Browser = { attempts: readonly StoredAttempt<typeof order>[]; intents: Map<string, string> };
export const newBrowser = (): Browser => ({ attempts: [], intents: new Map() });

const NOW = 1_000;

/** Plays a script of the shop's and the provider's responses, with a log of the requests. */
export function play({
  orderFailures = [],
  intentFailures = [],
  confirmations = [],
  states = [],
  earlier = null,
  browser = newBrowser(),
  openedAt = NOW,
}: Script) {
  const log: string[] = [];
  const keys: string[] = [];
  let own = earlier?.key ?? null;
  if (earlier) browser.attempts = [earlier];
  const attempts = createAttemptStore<typeof order>(
    {
      readAll: async () => browser.attempts,
      changeAll: async (change) => {
        browser.attempts = change(browser.attempts);
      },
      readOwn: () => own,
      writeOwn: (key) => {
        own = key;
      },
    },
    () => NOW,
  );
  const next = <T>(answers: (T | Error)[], what: string): T => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`${what} was not expected`);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  async function start({ headers }: CallOptions) {
    const key = headers['Idempotency-Key'];
    keys.push(key);
    log.push('start');
    // The same key makes the same payment, as in the shop.
    const intent = browser.intents.get(key) ?? `pi_${browser.intents.size + 1}`;
    browser.intents.set(key, intent);
    const failure = intentFailures.shift();
    if (failure) throw failure;
    return {
      intent: { id: intent, clientSecret: 's' },
      madeId: intent.replace('pi_', 'MG-'),
      heldUntil: null,
    };
  }
  async function make({ intent, wanted }: PaymentAttempt<typeof order>, { headers }: CallOptions) {
    keys.push(headers['Idempotency-Key']);
    log.push(`order ${intent.id} for ${wanted.userEmail}`);
    const failure = orderFailures.shift();
    if (failure) throw failure;
    return { id: 'MG-1' };
  }
  const cards = {
    readPayment: async () => {
      log.push('read');
      return next(states, 'reading the payment');
    },
  };
  const confirm = async (intent: { id: string }) => {
    log.push(`confirm ${intent.id}`);
    return next(confirmations, 'confirming');
  };
  const paying: Paying<typeof order, { id: string }> = {
    make,
    attempts,
    openedAt,
    onStarted: () => undefined,
    showChallenge: async (_: unknown, url: string) => {
      log.push(`ask ${url}`);
    },
    onPaid: () => {
      log.push('paid');
    },
    wait: async () => undefined,
  };
  return {
    log,
    keys,
    kept: () => attempts.current(),
    save: attempts.save,
    leave: attempts.leave,
    forget: attempts.forget,
    buy: (wanted = order) => pay({ wanted, start, confirm }, cards, paying),
    resume: () => resume(cards, paying),
    resumeWithoutProvider: () => resume(null, paying),
  };
}
