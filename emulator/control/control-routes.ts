import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import type { Webhooks } from '../events/webhooks.ts';
import type { DisputeRecord } from '../ledger/records.ts';
import { presentDispute } from '../present/present-dispute.ts';
import { decideDispute, openDispute } from '../routes/decide-dispute.ts';
import type { EmulatorContext } from '../routes/emulator-context.ts';
import { isSameSecret } from '../wire/secrets.ts';
import { EndDispute, NewDispute, NewFault, Release, Rules, SendEvent, Wait } from './control-parameters.ts';
import type { Faults } from './faults.ts';
import type { Hits } from './hits.ts';

type Controlled = {
  token: string;
  faults: Faults;
  hits: Hits;
  webhooks: Webhooks | null;
  emulator: EmulatorContext;
};

/** The control interface, which Stripe does not have: tests inject faults and wait for calls. */
export function controlRoutes({ token, faults, hits, webhooks, emulator }: Controlled): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isSameSecret(given, token)) return c.json({ error: 'The control token is missing or wrong.' }, 401);
    return next();
  });

  app.get('/faults', (c) => c.json({ faults: faults.list() }));
  app.post('/faults', (c) => withBody(c, NewFault, (fault) => c.json(faults.add(fault))));
  app.delete('/faults', (c) => {
    faults.clear();
    hits.clear();
    return c.json({ faults: [] });
  });

  app.get('/wait', (c) =>
    parsed(c, Wait, c.req.query(), async ({ hits: wanted, timeout, ...query }) => {
      const reached = await hits.wait(query, wanted, timeout);
      return c.json({ reached, hits: hits.total(query) }, reached ? 200 : 408);
    }),
  );

  app.post('/disputes', (c) =>
    withBody(c, NewDispute, ({ payment_intent: id, inquiry, ...wish }) =>
      answerDispute(c, emulator, openDispute(emulator, id, { ...wish, isInquiry: inquiry })),
    ),
  );
  app.post('/disputes/:id', (c) =>
    withBody(c, EndDispute, ({ end }) =>
      answerDispute(c, emulator, decideDispute(emulator, c.req.param('id'), end)),
    ),
  );

  if (webhooks) addWebhookControls(app, webhooks);
  else app.all('/webhooks/*', (c) => c.json({ error: 'No webhook endpoint is set up.' }, 409));
  app.all('*', (c) => c.json({ error: 'There is no such control.' }, 404));
  return app;
}

async function answerDispute(c: Context, { ledger }: EmulatorContext, dispute: DisputeRecord | null) {
  await ledger.committed();
  if (!dispute) return c.json({ error: 'There is no such payment or open dispute.' }, 404);
  return c.json(presentDispute(dispute, ledger));
}

function addWebhookControls(app: Hono, webhooks: Webhooks): void {
  app.get('/webhooks', (c) => c.json(webhooks.report()));
  app.put('/webhooks', (c) =>
    withBody(c, Rules, (rules) => {
      webhooks.setRules(rules);
      return c.json(webhooks.report());
    }),
  );
  app.post('/webhooks/release', (c) =>
    withBody(c, Release, async ({ order }) => c.json({ deliveries: await webhooks.release(order) })),
  );
  app.post('/webhooks/send', (c) =>
    withBody(c, SendEvent, async ({ event, copies }) => {
      const delivery = await webhooks.send(event, copies);
      return delivery ? c.json(delivery) : c.json({ error: `There is no event ${event}.` }, 404);
    }),
  );
}

type Use<Schema extends z.ZodType> = (value: z.output<Schema>) => Response | Promise<Response>;

async function withBody<Schema extends z.ZodType>(c: Context, schema: Schema, use: Use<Schema>) {
  const text = await c.req.text();
  return parsed(c, schema, text === '' ? {} : readJson(text), use);
}

function parsed<Schema extends z.ZodType>(c: Context, schema: Schema, value: unknown, use: Use<Schema>) {
  const result = schema.safeParse(value);
  if (result.success) return use(result.data);
  const [issue] = result.error.issues;
  return c.json({ error: `${issue?.path.join('.') || 'The request'}: ${issue?.message}` }, 400);
}

/** Undefined, which no schema accepts, for text that is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
