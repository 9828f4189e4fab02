import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { controlRoutes } from './control/control-routes.ts';
import { createFaults } from './control/faults.ts';
import { createHits } from './control/hits.ts';
import { Disconnected, inflictFaults } from './control/inflict-faults.ts';
import { emulatorFetch } from './emulator-fetch.ts';
import { createRecordChange } from './events/record-change.ts';
import { createWebhooks, type WebhookOptions } from './events/webhooks.ts';
import { openLedger } from './ledger/ledger.ts';
import { createSettler } from './payments/settle-later.ts';
import { presentCharge } from './present/present-charge.ts';
import { apiPath, createAnswerRequest } from './routes/answer-request.ts';
import { addChallengeRoutes } from './routes/challenge-routes.ts';
import { addCustomerRoutes } from './routes/customer-routes.ts';
import { addDashboardRoutes } from './routes/dashboard-routes.ts';
import { addDisputeRoutes } from './routes/dispute-routes.ts';
import { type EmulatorContext, presenterOfEvents } from './routes/emulator-context.ts';
import { addEventRoutes } from './routes/event-routes.ts';
import { addPaymentIntentRoutes } from './routes/payment-intent-routes.ts';
import { addPaymentMethodRoutes } from './routes/payment-method-routes.ts';
import { addRefundRoutes } from './routes/refund-routes.ts';
import { addRetrieveRoute } from './routes/retrieve-route.ts';
import { allowOtherOrigins } from './wire/allow-other-origins.ts';
import { BROKEN, invalidRequest, plainRefusal, unrecognizedUrl } from './wire/refusal.ts';

export { LedgerError } from './ledger/ledger-error.ts';

export type StripeEmulator = Awaited<ReturnType<typeof createStripeEmulator>>;

export type StripeEmulatorOptions = {
  /** The SQLite database of all payments, created with its folder if absent. One process can have it open. */
  ledgerFile: string;
  publishableKey: string;
  secretKey: string;
  /** Where browsers reach `app`: '/emulator/stripe', or a whole address. No slash at the end. */
  publicPath: string;
  /** The endpoint that receives webhooks; by default there is none. */
  webhooks?: WebhookOptions | undefined;
  /** Opens the control interface of tests to callers with the token. */
  control?: { token: string } | undefined;
  /** Milliseconds until a bank settles a refund that it settles later, or decides a dispute. */
  refundDelay?: number;
  now?: () => Date;
  /** Receives errors that no request caused, such as a full disk. The caller gets Stripe's 500. */
  reportError?: (error: Error) => void;
};

const MAX_BODY_BYTES = 64 * 1024;
const REFUND_DELAY = 1000;

/** Starts an emulator of Stripe's API. Rejects with a LedgerError when the ledger cannot be opened. */
export async function createStripeEmulator({
  ledgerFile,
  publishableKey,
  secretKey,
  publicPath,
  webhooks: webhookOptions,
  control,
  refundDelay = REFUND_DELAY,
  now = () => new Date(),
  reportError = (error) => process.emitWarning(error),
}: StripeEmulatorOptions) {
  const ledger = await openLedger(ledgerFile, now);
  const present = presenterOfEvents({ ledger, publicPath });
  const webhooks = webhookOptions
    ? createWebhooks(webhookOptions, {
        ledger,
        findEvent: (id) => ledger.find('event', id),
        write: (event) => JSON.stringify(present(event)),
        now,
      })
    : null;
  const recordChange = createRecordChange(ledger, webhooks, now);
  const settler = createSettler({ ledger, recordChange, now, reportError });
  const emulator: EmulatorContext = {
    ledger,
    answer: createAnswerRequest(ledger, recordChange, { publishableKey, secretKey }, now),
    recordChange,
    publicPath,
    refundDelay,
    settleLater: settler.settleLater,
    now,
  };
  const closing = Promise.withResolvers<void>();
  const hits = createHits();

  const app = new Hono();
  app.use('/v1/*', allowOtherOrigins);
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => plainRefusal(TOO_LARGE) }));
  if (control) {
    const faults = createFaults();
    app.route('/control', controlRoutes({ token: control.token, faults, hits, webhooks, emulator }));
    app.use('/v1/*', inflictFaults(faults, hits, closing.promise));
  }
  addPaymentIntentRoutes(app, emulator);
  addPaymentMethodRoutes(app, emulator);
  addCustomerRoutes(app, emulator);
  addRetrieveRoute(app, emulator, 'charge', (charge) => presentCharge(charge, ledger));
  addRefundRoutes(app, emulator);
  addDisputeRoutes(app, emulator);
  addEventRoutes(app, emulator);
  addChallengeRoutes(app, emulator);
  addDashboardRoutes(app, emulator);
  app.all('*', (c) => plainRefusal(unrecognizedUrl(c.req.method, apiPath(c))));
  app.onError((error) => {
    if (error instanceof Disconnected) throw error;
    reportError(error);
    return plainRefusal(BROKEN);
  });

  return {
    app,
    /** For the SDK in the same process: `Stripe.createFetchHttpClient(emulator.fetch)`. */
    fetch: emulatorFetch(app),
    /**
     * Waits for payments being saved, then closes the ledger. Webhooks in flight get a moment to be answered;
     * undelivered events are sent after the next start.
     */
    async close() {
      closing.resolve();
      hits.close();
      await webhooks?.close();
      settler.close();
      await ledger.close();
    },
  };
}

const TOO_LARGE = invalidRequest('Request body is too large.', { status: 413 });
