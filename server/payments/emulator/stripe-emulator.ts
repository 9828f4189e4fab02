import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EmulatorContext } from './emulator-context.ts';
import { openLedger } from './ledger/ledger.ts';
import { createKeyedQueue } from './payments/keyed-queue.ts';
import { addChallengeRoutes } from './routes/challenge-routes.ts';
import { addChargeRoutes } from './routes/charge-routes.ts';
import { addPaymentIntentRoutes } from './routes/payment-intent-routes.ts';
import { addPaymentMethodRoutes } from './routes/payment-method-routes.ts';
import { apiPath, createAnswerRequest } from './wire/answer-request.ts';
import { BROKEN, invalidRequest, type Refusal, unrecognizedUrl } from './wire/refusal.ts';
import { newRequestId } from './wire/secrets.ts';

export type StripeEmulator = {
  app: Hono;
  /** Waits for payments being saved, then closes the ledger. */
  close(): Promise<void>;
};

export type StripeEmulatorOptions = {
  /** The journal of everything paid; created with its folder if absent. Only one process may have it open. */
  ledgerFile: string;
  publishableKey: string;
  secretKey: string;
  /** Where `app` is mounted as a browser sees it: '/emulator/stripe', or a whole address. No slash at the end. */
  publicPath: string;
  now?: () => Date;
  /** Told of failures that are nobody's request's fault, a full disk for one. The caller gets Stripe's 500. */
  reportError?: (error: Error) => void;
};

const MAX_BODY_BYTES = 64 * 1024;

/** Opens the ledger and answers as Stripe's API does. Rejects when the ledger cannot be opened or read. */
export async function createStripeEmulator({
  ledgerFile,
  publishableKey,
  secretKey,
  publicPath,
  now = () => new Date(),
  reportError = (error) => process.emitWarning(error),
}: StripeEmulatorOptions): Promise<StripeEmulator> {
  const ledger = await openLedger(ledgerFile, now);
  const emulator: EmulatorContext = {
    ledger,
    answer: createAnswerRequest(ledger, { publishableKey, secretKey }, now),
    inTurn: createKeyedQueue(),
    publicPath,
    now,
  };

  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => plainRefusal(TOO_LARGE) }));
  addPaymentIntentRoutes(app, emulator);
  addPaymentMethodRoutes(app, emulator);
  addChargeRoutes(app, emulator);
  addChallengeRoutes(app, emulator);
  app.all('*', (c) => plainRefusal(unrecognizedUrl(c.req.method, apiPath(c))));
  app.onError((error) => {
    reportError(error);
    return plainRefusal(BROKEN);
  });
  return { app, close: () => ledger.close() };
}

const TOO_LARGE = invalidRequest('Request body is too large.', { status: 413 });

function plainRefusal({ status, error }: Refusal): Response {
  return Response.json({ error }, { status, headers: { 'Request-Id': newRequestId() } });
}
