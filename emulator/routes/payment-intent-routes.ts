import type { Hono } from 'hono';
import { newIntent } from '../payments/new-records.ts';
import { presentIntent } from '../present/present-intent.ts';
import { presentList } from '../present/present-list.ts';
import { newId, secondsOf } from '../wire/new-ids.ts';
import { invalidRequest } from '../wire/refusal.ts';
import { randomText } from '../wire/secrets.ts';
import { accessIntent } from './access-intent.ts';
import { ok, refuse, SERVER_AND_BROWSER, SERVER_ONLY } from './answer-request.ts';
import { cancelPayment } from './cancel-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { CancelIntent, ConfirmIntent, CreateIntent, ListIntents, RetrieveIntent } from './parameters.ts';
import { readPage } from './read-page.ts';

export function addPaymentIntentRoutes(app: Hono, emulator: EmulatorContext): void {
  const { ledger, answer, now } = emulator;

  app.post('/v1/payment_intents', (c) =>
    answer(c, { callers: SERVER_ONLY, parameters: CreateIntent }, ({ caller, given, save }) => {
      if (given.automatic_payment_methods?.enabled && given.allowed_payment_method_types) {
        return refuse(TWO_WAYS_TO_CHOOSE_METHODS);
      }

      const id = newId('pi');
      const automatic = given.automatic_payment_methods ?? {
        enabled: !given.allowed_payment_method_types,
        allow_redirects: 'always',
      };
      const intent = newIntent({
        id,
        clientSecret: `${id}_secret_${randomText(25)}`,
        created: secondsOf(now()),
        amount: given.amount,
        currency: given.currency,
        description: given.description ?? null,
        receiptEmail: given.receipt_email ?? null,
        shipping: given.shipping ?? null,
        metadata: given.metadata,
        automaticPaymentMethods: automatic.enabled
          ? { enabled: true, allowRedirects: automatic.allow_redirects }
          : null,
      });
      save([intent]);
      return ok(presentIntent(intent, { ...emulator, caller, expand: given.expand }));
    }),
  );

  app.get('/v1/payment_intents', (c) =>
    answer(c, { callers: SERVER_ONLY, parameters: ListIntents }, ({ caller, given }) => {
      const page = readPage(ledger, 'payment_intent', given);
      if (!page.ok) return refuse(page.refusal);
      const expand = given.expand.map((part) => part.slice('data.'.length));
      const view = { ...emulator, caller, expand };
      return ok(presentList(page.value, '/v1/payment_intents', (intent) => presentIntent(intent, view)));
    }),
  );

  app.get('/v1/payment_intents/:id', (c) =>
    answer(c, { callers: SERVER_AND_BROWSER, parameters: RetrieveIntent }, ({ caller, given }) => {
      const intent = accessIntent(ledger, c.req.param('id'), caller, given.client_secret);
      if (!intent.ok) return refuse(intent.refusal);
      return ok(presentIntent(intent.value, { ...emulator, caller, expand: given.expand }));
    }),
  );

  app.post('/v1/payment_intents/:id/confirm', (c) =>
    answer(c, { callers: SERVER_AND_BROWSER, parameters: ConfirmIntent }, (request) =>
      confirmPayment(emulator, c.req.param('id'), request),
    ),
  );

  app.post('/v1/payment_intents/:id/cancel', (c) =>
    answer(c, { callers: SERVER_ONLY, parameters: CancelIntent }, (request) =>
      cancelPayment(emulator, c.req.param('id'), request),
    ),
  );
}

const TWO_WAYS_TO_CHOOSE_METHODS = invalidRequest(
  'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
  { code: 'parameters_exclusive', param: 'automatic_payment_methods' },
);
