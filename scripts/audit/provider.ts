import type pg from 'pg';
import type { Ledger } from './facts.ts';

type Json = Record<string, unknown>;

/** The payment provider, read through its API with its secret key. */
export type Provider = {
  /** Newest first, as are the refunds and disputes. */
  payments(): AsyncGenerator<LedgerPayment>;
  refunds(): AsyncGenerator<LedgerRefund>;
  disputes(): AsyncGenerator<LedgerDispute>;
  /** Null if there is no such payment. */
  findPayment(
    id: string,
  ): Promise<{ payment: LedgerPayment; refunds: LedgerRefund[]; disputes: LedgerDispute[] } | null>;
};

type LedgerPayment = Ledger['payments'][number];
type LedgerRefund = Ledger['refunds'][number];
type LedgerDispute = Ledger['disputes'][number];

/** The provider does not answer, or refuses the key. `message` is one line for people. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

type Access = {
  address: string;
  secretKey: string;
  /** The id of the shop: payments of another one name no checkout. */
  shop?: string | null;
  fetch?: typeof fetch;
  /** Milliseconds before the second try; the third comes after four times as long. */
  pause?: number;
};

/** Milliseconds for one answer, and before another try. */
const TIMEOUT = 30_000;
const PAUSE = 1_000;

/** Stripe, or a server that speaks its API. */
export function createProvider(access: Access): Provider {
  const { address, secretKey, shop = null, fetch: send = fetch, pause: firstPause = PAUSE } = access;
  const pauses = [firstPause, 4 * firstPause];

  async function ask(path: string): Promise<Response> {
    for (let attempt = 0; ; attempt++) {
      const response = await send(`${address}${path}`, {
        headers: { Authorization: `Bearer ${secretKey}` },
        signal: AbortSignal.timeout(TIMEOUT),
      }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      const isAnswered = response instanceof Response && response.status !== 429 && response.status < 500;
      if (isAnswered) return response;
      const pause = pauses[attempt];
      if (pause === undefined)
        throw new ProviderRefused(
          `Stripe at ${address} does not answer (${response instanceof Response ? response.status : describeError(response)}).`,
        );
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async function find(path: string): Promise<Json | null> {
    const response = await ask(path);
    if (response.status === 404) return null;
    if (response.ok) return (await response.json()) as Json;
    throw new ProviderRefused(`Stripe at ${address} refuses GET ${path} (${response.status}).`);
  }

  /** The items of one of its lists. */
  async function* list(path: string): AsyncGenerator<Json> {
    const separator = path.includes('?') ? '&' : '?';
    for (let after = ''; ; ) {
      const page = await find(`${path}${separator}limit=100${after}`);
      const items = (page?.data ?? []) as Json[];
      yield* items;
      if (page?.has_more !== true) return;
      after = `&starting_after=${String(items.at(-1)?.id)}`;
    }
  }

  async function* refunds(query = ''): AsyncGenerator<LedgerRefund> {
    for await (const refund of list(`/v1/refunds${query}`)) yield toRefund(refund);
  }

  async function* disputes(query = ''): AsyncGenerator<LedgerDispute> {
    for await (const dispute of list(`/v1/disputes${query}`)) yield toDispute(dispute);
  }

  return {
    async *payments() {
      for await (const intent of list('/v1/payment_intents')) yield toPayment(intent, shop);
    },
    refunds: () => refunds(),
    disputes: () => disputes(),
    async findPayment(id) {
      const intent = await find(`/v1/payment_intents/${encodeURIComponent(id)}`);
      if (!intent) return null;
      const query = `?payment_intent=${encodeURIComponent(id)}`;
      return {
        payment: toPayment(intent, shop),
        refunds: await all(refunds(query)),
        disputes: await all(disputes(query)),
      };
    },
  };
}

function describeError(error: Error): string {
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** The id with which the shop of this database signs its payments; null if it has signed none. */
export async function readShopId(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>("select value from secrets where name = 'shop id'");
  return rows[0]?.value ?? null;
}

/** All of the provider's payments, refunds and disputes. */
export async function readLedger(provider: Provider): Promise<Ledger> {
  return {
    payments: await all(provider.payments()),
    refunds: await all(provider.refunds()),
    disputes: await all(provider.disputes()),
  };
}

function toPayment(intent: Json, shop: string | null): LedgerPayment {
  const metadata = intent.metadata as Json;
  const isOfAnother = shop !== null && metadata.shop !== undefined && metadata.shop !== shop;
  return {
    id: String(intent.id),
    status: String(intent.status),
    received: Number(intent.amount_received),
    checkout: isOfAnother ? null : textOrNull(metadata.checkout),
    created: Number(intent.created) * 1_000,
  };
}

function toRefund(refund: Json): LedgerRefund {
  return {
    id: String(refund.id),
    payment: String(refund.payment_intent),
    amount: Number(refund.amount),
    status: String(refund.status),
    refundId: textOrNull((refund.metadata as Json).refund),
  };
}

function toDispute(dispute: Json): LedgerDispute {
  const moved = (dispute.balance_transactions as { amount: number }[]).map(({ amount }) => amount);
  return {
    id: String(dispute.id),
    payment: String(dispute.payment_intent),
    amount: Number(dispute.amount),
    // An inquiry and an appeal have the states of a dispute.
    status: String(dispute.status)
      .replace(/^(warning|appeal)_/, '')
      .replace('prevented', 'closed'),
    withdrawn: moved.reduce((sum, amount) => sum + Math.max(0, -amount), 0),
    reinstated: moved.reduce((sum, amount) => sum + Math.max(0, amount), 0),
    created: Number(dispute.created) * 1_000,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
