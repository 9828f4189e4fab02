import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEYS } from '../processes/emulator-process.ts';
import { pick, type Random } from './random-faults.ts';
import type { World } from './world.ts';

/** The identity of a purchase: an order, paid or not, or a membership. */
export type Purchase = { orderId: string | null; paymentIntentId: string | null };

/** One step of what happens to a purchase after it was made. One that is refused changes nothing. */
type Step = (world: World, purchase: Purchase, random: Random) => Promise<unknown>;

const STATUSES = ['processing', 'packaging', 'on-hold', 'on-the-road', 'delivered'];

/** By name; each may be taken at any time, in any order, and again. */
const STEPS: Record<string, Step> = {
  'a refund by staff': (world, { paymentIntentId }, random) =>
    askOne(world, random, 'POST', `/payments/${paymentIntentId}/refund`, {}),
  'a refund in the dashboard of the provider': (world, { paymentIntentId }) =>
    askProvider(world, '/v1/refunds', { payment_intent: paymentIntentId ?? '' }),
  'a part refunded in the dashboard of the provider': (world, { paymentIntentId }, random) =>
    askProvider(world, '/v1/refunds', {
      payment_intent: paymentIntentId ?? '',
      amount: String(1 + Math.floor(random() * 3_000)),
    }),
  'a part refunded by staff': (world, { orderId }, random) =>
    askOnce(world, random, `/orders/${orderId}/refunds`, pickPart(random)),
  'another part refunded by staff': (world, { orderId }, random) =>
    askOnce(world, random, `/orders/${orderId}/refunds`, pickPart(random)),
  'all that is left refunded by staff': (world, { orderId }, random) =>
    askOnce(world, random, `/orders/${orderId}/refunds`, { notify: random() < 0.5 }),
  'a failed refund that is tried again': async (world, { orderId }, random) => {
    const { body } = await world.askAsStaff('GET', `/orders/${orderId}/refunds`).catch(() => NO_ANSWER);
    const failed = Array.isArray(body)
      ? body.find(({ failedAt, replacedBy }) => failedAt && !replacedBy)
      : null;
    if (failed) await askOnce(world, random, `/refunds/${failed.id}/retry`, {});
  },
  'a part that is canceled': (world, { orderId }, random) =>
    askOnce(world, random, `/orders/${orderId}/cancellations`, {
      lines: [{ position: 0, quantity: pickPieces(random) }],
      restock: random() < 0.7,
    }),
  'a parcel': (world, { orderId }, random) => sendParcel(world, orderId, random),
  'a parcel that is taken back': async (world, { orderId }, random) => {
    const { body } = await world.askAsStaff('GET', `/orders/${orderId}/fulfilments`).catch(() => NO_ANSWER);
    const parcel = Array.isArray(body) ? body.at(-1) : null;
    if (parcel) await askOne(world, random, 'DELETE', `/fulfilments/${parcel.id}`);
  },
  'a return': (world, { orderId }, random) => openReturn(world, orderId, random),
  'a return that is received': (world, { orderId }, random) => receiveReturn(world, orderId, random),
  'pieces that are sent and come back': async (world, { orderId }, random) => {
    await sendParcel(world, orderId, random);
    await openReturn(world, orderId, random);
    await receiveReturn(world, orderId, random);
  },
  // Its refunds have credit notes then, also those from before it.
  'an invoice': (world, { orderId }, random) =>
    askOne(world, random, 'POST', `/orders/${orderId}/invoice`, {}),
  'another invoice': (world, { orderId }, random) =>
    askOne(world, random, 'POST', `/orders/${orderId}/invoice`, {}),
  'a dispute': (world, { paymentIntentId }, random) =>
    dispute(world, paymentIntentId, { inquiry: random() < 0.3 }),
  'a decision of the bank': (world, { paymentIntentId }, random) => decide(world, paymentIntentId, random),
  'a status': (world, { orderId }, random) =>
    askOne(world, random, 'PUT', `/orders/${orderId}/status`, { status: pick(STATUSES, random) }),
  'another status': (world, { orderId }, random) =>
    askOne(world, random, 'PUT', `/orders/${orderId}/status`, { status: pick(STATUSES, random) }),
  'a rejection with restock': (world, { orderId }, random) =>
    askOne(world, random, 'PUT', `/orders/${orderId}/status`, { status: 'rejected', restock: true }),
  'a rejection without restock': (world, { orderId }, random) =>
    askOne(world, random, 'PUT', `/orders/${orderId}/status`, { status: 'rejected', restock: false }),
  'a cancellation': (world, { orderId }, random) =>
    askOne(world, random, 'POST', `/orders/${orderId}/cancellations`, { restock: random() < 0.7 }),
  'another cancellation': (world, { orderId }, random) =>
    askOne(world, random, 'POST', `/orders/${orderId}/cancellations`, { restock: random() < 0.7 }),
  'pieces that go back into stock': (world, { orderId }, random) =>
    askOne(world, random, 'POST', `/orders/${orderId}/restock`, {}),
  'an order marked as paid': (world, { orderId }, random) =>
    askOne(world, random, 'POST', `/orders/${orderId}/mark-paid`, { method: 'Bank transfer' }),
  'a deletion': (world, { orderId }, random) =>
    askOne(world, random, 'DELETE', `/orders/${orderId}?restock=${random() < 0.5}`),
  'a deleted order that is shown again': (world, { orderId }, random) =>
    askOne(world, random, 'POST', `/orders/${orderId}/restore`, {}),
};

const NO_ANSWER = { status: 0, body: null };

const sendParcel = (world: World, orderId: string | null, random: Random) =>
  askOnce(world, random, `/orders/${orderId}/fulfilments`, {
    ...(random() < 0.5 && { lines: [{ position: 0, quantity: pickPieces(random) }] }),
    notify: random() < 0.5,
  });

const openReturn = (world: World, orderId: string | null, random: Random) =>
  askOnce(world, random, `/orders/${orderId}/returns`, {
    ...(random() < 0.5 && { lines: [{ position: 0, quantity: 1, reason: 'damaged' }] }),
  });

/** Some of it is restocked, some written off, now and then more than was asked for. */
async function receiveReturn(world: World, orderId: string | null, random: Random): Promise<void> {
  const { body } = await world.askAsStaff('GET', `/orders/${orderId}/staff`).catch(() => NO_ANSWER);
  const returns: { id: string; status: string }[] = Object(body).returns ?? [];
  const open = returns.find(({ status }) => status === 'requested' || status === 'approved');
  const received = [
    { position: 0, restocked: Math.floor(random() * 3), writtenOff: Math.floor(random() * 2) },
  ];
  if (open) await askOne(world, random, 'PUT', `/returns/${open.id}`, { status: 'received', received });
}

/** Pieces of the only line, shipping, an amount, or several of these; more than are left now and then. */
function pickPart(random: Random): object {
  return {
    ...(random() < 0.6 && {
      lines: [{ position: 0, quantity: pickPieces(random), restock: random() < 0.5 }],
    }),
    ...(random() < 0.3 && { shipping: Math.ceil(random() * 1_500) / 100 }),
    ...(random() < 0.3 && { adjustment: Math.ceil(random() * 3_000 - 500) / 100 }),
    notify: random() < 0.5,
  };
}

function pickPieces(random: Random): number {
  return 1 + Math.floor(random() * 2);
}

/** The names of all steps. */
export const STEP_NAMES: readonly string[] = Object.keys(STEPS);

/** Takes a step, now and then twice at once. */
export async function takeStep(
  name: string,
  world: World,
  purchase: Purchase,
  random: Random,
): Promise<void> {
  const times = random() < 0.2 ? 2 : 1;
  await Promise.all(Array.from({ length: times }, () => STEPS[name]?.(world, purchase, random)));
}

/** Milliseconds that staff press a button again and again which does not answer. */
const INSISTENCE = 20_000;

/** Milliseconds they wait for an answer, and before they press it again. */
const PATIENCE = 3_000;
const PAUSE = 200;

/** Asks for something new until there is an answer, with one key: it is made once. */
async function askOnce(world: World, random: Random, path: string, body: object): Promise<void> {
  const key = randomUUID();
  await insist(async () => {
    const { status } = await world.askAsStaff('POST', path, body, pick(world.servers, random), key);
    return status;
  });
}

/** Asks a random server each time, as a load balancer does. */
async function askOne(
  world: World,
  random: Random,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<void> {
  await insist(async () => {
    const { status } = await world.askAsStaff(method, path, body, pick(world.servers, random));
    return status;
  });
}

async function askProvider(world: World, path: string, parameters: Record<string, string>): Promise<void> {
  await insist(async () => {
    const response = await fetch(`${world.emulator.address}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${KEYS.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams(parameters),
    });
    return response.status;
  });
}

/** Refused where nothing was paid, or all is refunded. */
async function dispute({ emulator }: World, paymentIntentId: string | null, how: { inquiry: boolean }) {
  const made = await listDisputes(emulator, paymentIntentId).catch(() => []);
  if (paymentIntentId && made.length === 0)
    await emulator.dispute(paymentIntentId, how).catch(() => undefined);
}

async function decide({ emulator }: World, paymentIntentId: string | null, random: Random) {
  const [last] = await listDisputes(emulator, paymentIntentId).catch(() => []);
  const end = pick(['won', 'lost', 'escalated'] as const, random);
  // Refused when it is over.
  if (last) await emulator.decide(last.id, end).catch(() => undefined);
}

async function listDisputes(emulator: World['emulator'], paymentIntentId: string | null) {
  if (!paymentIntentId) return [];
  return await emulator.list<{ id: string }>(`/v1/disputes?payment_intent=${paymentIntentId}`);
}

async function insist(ask: () => Promise<number>): Promise<void> {
  const until = Date.now() + INSISTENCE;
  while (Date.now() < until) {
    const status = await Promise.race([ask().catch(() => 0), sleep(PATIENCE, 0)]);
    if (status > 0 && status < 500) return;
    await sleep(PAUSE);
  }
}
