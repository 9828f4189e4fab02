import type { Hono } from 'hono';
import { newIntent } from '../payments/new-records.ts';
import { presentIntent } from '../present/present-intent.ts';
import { newId, toSeconds } from '../wire/new-ids.ts';
import { exclusiveParameters } from '../wire/refusal.ts';
import { randomText } from '../wire/secrets.ts';
import { accessCustomer } from './access-customer.ts';
import { accessIntent } from './access-intent.ts';
import { ok, refuse } from './answer-request.ts';
import { cancelPayment } from './cancel-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { EmulatorContext } from './emulator-context.ts';
import {
  CancelIntent,
  ConfirmIntent,
  CreateIntent,
  DeleteIntent,
  ListIntents,
  RetrieveIntent,
} from './parameters.ts';
import { readList } from './read-list.ts';

export function addPaymentIntentRoutes(app: Hono, emulator: EmulatorContext): void {
  const { ledger, answer, now } = emulator;

  app.post('/v1/payment_intents', (c) =>
    answer(c, { parameters: CreateIntent }, ({ caller, given, save }) => {
      const { automatic_payment_methods: automatic, allowed_payment_method_types: types } = given;
      if (automatic?.enabled && types) {
        const [one, other] = ['allowed_payment_method_types', 'automatic_payment_methods'] as const;
        return refuse(exclusiveParameters(one, other, other));
      }

      const customer =
        given.customer === undefined ? null : accessCustomer(ledger, given.customer, 'customer', 400);
      if (customer?.ok === false) return refuse(customer.refusal);

      const id = newId('pi');
      const intent = newIntent({
        id,
        clientSecret: `${id}_secret_${randomText(25)}`,
        created: toSeconds(now()),
        amount: given.amount,
        currency: given.currency,
        description: given.description ?? null,
        receiptEmail: given.receipt_email ?? null,
        shipping: given.shipping ?? null,
        metadata: given.metadata,
        automaticPaymentMethods:
          (automatic?.enabled ?? !types)
            ? { enabled: true, allowRedirects: automatic?.allow_redirects ?? 'always' }
            : null,
        ...(customer && { customer: customer.value.id }),
        ...(given.setup_future_usage && { setupFutureUsage: given.setup_future_usage }),
      });
      save([intent]);
      return ok(presentIntent(intent, { ...emulator, caller, expand: given.expand }));
    }),
  );

  app.get('/v1/payment_intents', (c) =>
    answer(c, { parameters: ListIntents }, ({ caller, given }) => {
      const expand = given.expand.map((part) => part.slice('data.'.length));
      const view = { ...emulator, caller, expand };
      return readList(ledger, 'payment_intent', given, {}, (intent) => presentIntent(intent, view));
    }),
  );

  app.get('/v1/payment_intents/:id', (c) =>
    answer(c, { parameters: RetrieveIntent, forBrowsers: true }, ({ caller, given }) => {
      const intent = accessIntent(ledger, c.req.param('id'), caller, given.client_secret);
      if (!intent.ok) return refuse(intent.refusal);
      return ok(presentIntent(intent.value, { ...emulator, caller, expand: given.expand }));
    }),
  );

  app.post('/v1/payment_intents/:id/confirm', (c) =>
    answer(c, { parameters: ConfirmIntent, forBrowsers: true }, (request) =>
      confirmPayment(emulator, c.req.param('id'), request),
    ),
  );

  app.delete('/v1/payment_intents/:id', (c) =>
    answer(c, { parameters: DeleteIntent }, ({ caller }) => {
      const intent = accessIntent(ledger, c.req.param('id'), caller, undefined);
      if (!intent.ok) return refuse(intent.refusal);
      const { id } = intent.value;
      ledger.removePayment(id);
      return ok({ id, object: 'payment_intent', deleted: true });
    }),
  );

  app.post('/v1/payment_intents/:id/cancel', (c) =>
    answer(c, { parameters: CancelIntent }, (request) => cancelPayment(emulator, c.req.param('id'), request)),
  );
}
