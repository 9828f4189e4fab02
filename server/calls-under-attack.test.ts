import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addSavedAddress } from '#contract/calls/account.ts';
import { calls } from '#contract/calls/index.ts';
import { sendMessage } from '#contract/calls/messages.ts';
import { createReview } from '#contract/calls/reviews.ts';
import { signIn } from '#contract/calls/sign-in.ts';
import type { Call } from '#contract/define-call.ts';
import { inTransaction } from '#db/connection.ts';
import { staffSessions } from '#db/schema/index.ts';
import { createStaffUser } from './staff/create-staff-user.ts';
import { buy } from './testing/buy.ts';
import { createSample, eachPartReplaced, INVALID_VALUES, type Schema } from './testing/invalid-values.ts';
import { proveEmail } from './testing/prove-email.ts';
import { addProducts, lamp } from './testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from './testing/test-shop.ts';

/* Every call there is, made by somebody who means harm; a call that is added later is here by itself. */

let shop: TestShop;
let document: Document;
/** The cookie of a browser that has proven an email, so that calls of an account pass that check. */
let proven: { cookie: string };
/** Ids of what is there, by the noun in the path of a call. */
const ids: Record<string, string> = {};

type Operation = {
  parameters?: { name: string; in: 'path' | 'query' }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
  const { order } = await buy(shop, lamp);
  const review = { userName: 'Ada', userEmail: 'ada@example.com', rating: 5, comment: 'Warm.' };
  const written = await shop.send(createReview, { params: { id: lamp.id }, body: review });
  const person = { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', phone: '1234567' };
  await shop.send(sendMessage, { body: { ...person, message: 'Hello' } });
  const [message] = await shop.db.query.messages.findMany({ columns: { id: true } });
  const [mail] = await shop.db.query.mails.findMany({ columns: { event: true } });
  Object.assign(ids, {
    products: lamp.id,
    orders: order.id,
    reviews: written.body._id,
    messages: message?.id,
    mails: mail?.event,
  });
  proven = await proveEmail(shop, 'ada@example.com');
  const { body: home } = await shop.send(addSavedAddress, { body: HOME }, { headers: proven });
  ids.account = home.id;
  document = (await (await shop.fetch('/api/openapi.json')).json()) as Document;
}, 60_000);
afterAll(() => shop.close());

const HOME = {
  name: 'Ada',
  phone: '1234567',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zip: 'W1A 1AA',
  country: 'United Kingdom',
};

const formatName = ({ method, path }: Call) => `${method} ${path}`;
const named = (some: readonly Call[]) => some.map((call) => [formatName(call), call] as const);
const staffCalls = calls.filter(({ access }) => access === 'staff');

/** The calls, with those that delete at the end. */
const inOrder = [...calls].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

function buildPath({ path }: Call, id = ids[path.split('/')[1] ?? ''] ?? 'x'): string {
  return `/api${path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()))}`;
}

let requests = 0;
/** From a new address each time, so that no throttle refuses it. */
async function attack(call: Call, path: string, init: RequestInit = {}) {
  const address = `10.${++requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
  return await shop.fetch(path, { method: call.method, address, ...init });
}

const asJson = (value: unknown): RequestInit => ({
  headers: { ...AS_STAFF, ...proven, 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

/**
 * A refusal as the contract has it, or what the call is for; never an error of ours, and nothing of the
 * inside.
 */
async function expectCleanAnswer(response: Response, call: Call, sent: unknown): Promise<void> {
  const text = await response.text();
  const about = `${formatName(call)} with ${JSON.stringify(sent)?.slice(0, 200)}: ${response.status} ${text.slice(0, 300)}`;
  expect(text, about).not.toMatch(/\n\s+at |node_modules|Failed query|drizzle/);
  if (response.status === call.status) return;
  expect(response.status, about).toBeGreaterThanOrEqual(400);
  expect(response.status, about).toBeLessThan(500);
  expect(JSON.parse(text), about).toMatchObject({ message: expect.any(String), code: expect.any(String) });
}

describe('staff only', () => {
  let ended: string;
  beforeAll(async () => {
    const who = { email: 'ended@example.com', password: 'a lamp by the window' };
    await inTransaction(shop.db, (tx) => createStaffUser(tx, shop.staff, { ...who, name: 'Ada' }));
    const { headers } = await shop.send(signIn, { body: who });
    ended = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await shop.db.delete(staffSessions);
  });

  it.each(named(staffCalls))('makes %s', async (_, call) => {
    const token = 'x'.repeat(32);
    for (const headers of [
      {},
      { Cookie: ended },
      { Cookie: `marigold_staff=${token}.${token}` },
      { Cookie: 'marigold_staff=%00.%ff' },
      { Authorization: `Bearer ${token}` },
      { Authorization: 'Bearer ' },
      { Authorization: 'Basic YWRtaW46YWRtaW4=' },
    ]) {
      const response = await attack(call, buildPath(call), { headers });
      expect(response.status, JSON.stringify(headers)).toBe(401);
      expect(await response.json()).toEqual({ code: 'not_signed_in', message: 'Please sign in.' });
    }
  });
});

test.each(calls.filter(({ method }) => method !== 'GET').map((call) => [formatName(call), call] as const))(
  'no page of another site makes %s',
  async (_, call) => {
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]) {
      const response = await attack(call, buildPath(call), { headers: { ...AS_STAFF, ...headers } as never });
      expect(response.status, JSON.stringify(headers)).toBe(403);
    }
  },
);

describe('answers cleanly to anything in the address:', () => {
  test.each(named(inOrder))('%s', async (_, call) => {
    for (const address of [...wrongPaths(call), ...wrongQueries(call)]) {
      const init = call.method === 'GET' ? { headers: { ...AS_STAFF, ...proven } } : asJson(sampleBody(call));
      await expectCleanAnswer(await attack(call, address, init), call, address);
    }
  });
});

describe('answers cleanly to anything in the body:', () => {
  const withBody = inOrder.filter(({ body, accepts }) => body && !accepts);
  test.each(named(withBody))(
    '%s',
    async (_, call) => {
      for (const wrong of INVALID_VALUES)
        for (const body of eachPartReplaced(sampleBody(call), wrong))
          await expectCleanAnswer(await attack(call, buildPath(call), asJson(body)), call, body);
    },
    60_000,
  );
});

/** The invalid values that fit into a URL. */
const WRONG_TEXTS = INVALID_VALUES.map((value) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 3_000),
);

function wrongPaths(call: Call): string[] {
  if (!call.path.includes('{')) return [];
  const raw = ['%ff', '%00', '%zz', '%2e%2e%2f', '..%5c'];
  return [
    ...WRONG_TEXTS.map((text) => buildPath(call, text)),
    ...raw.map((text) => `/api${call.path.replace(/\{\w+\}/g, text)}`),
  ];
}

function wrongQueries(call: Call): string[] {
  const { parameters = [] } = findOperation(call);
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name }) => [
      ...WRONG_TEXTS.map((text) => new URLSearchParams({ [name]: text }).toString()),
      `${name}=1&${name}=2`,
      `${name}[]=1&${name}[__proto__]=x&__proto__=x`,
      `${name}=%ff%00`,
    ])
    .map((query) => `${buildPath(call)}?${query}`);
}

function sampleBody(call: Call): unknown {
  const schema = findOperation(call).requestBody?.content['application/json']?.schema ?? {};
  return createSample(schema, document.components.schemas);
}

function findOperation({ method, path }: Call): Operation {
  return document.paths[path]?.[method.toLowerCase()] ?? {};
}
