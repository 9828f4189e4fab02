import type { Context, Hono } from 'hono';
import type { IntentRecord } from '../ledger/records.ts';
import { answerChallenge } from '../payments/confirm-intent.ts';
import { savedWith } from '../payments/save-card.ts';
import { makeFresh } from '../wire/new-ids.ts';
import { isSameSecret } from '../wire/secrets.ts';
import { challengePage, donePage, gonePage } from './challenge-page.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { sendPage } from './send-page.ts';

/** The 3-D Secure pages of the bank, without scripts. The token in the link authorizes the answer. */
export function addChallengeRoutes(app: Hono, emulator: EmulatorContext): void {
  const { ledger, publicPath } = emulator;
  // A path is on the shop's origin; a whole address is that of an emulator on another.
  const framedBy = publicPath.startsWith('/') ? 'self' : 'anyone';

  app.get('/challenge/:intent', (c) => {
    const intent = findChallenged(emulator, c.req.param('intent'), c.req.query('token'));
    if (!intent) return sendPage(c, gonePage(), { status: 404, framedBy });
    const { challenge, paymentMethod } = intent;
    const method = paymentMethod ? ledger.find('payment_method', paymentMethod) : undefined;
    if (!method || !isPending(intent))
      return sendPage(c, donePage(intent.status === 'succeeded'), { framedBy });
    const { returnUrl } = challenge;
    return sendPage(c, challengePage(intent, method, challenge.token), { returnUrl, framedBy });
  });

  app.post('/challenge/:intent/approve', (c) => settle(c, c.req.param('intent'), 'approved'));
  app.post('/challenge/:intent/reject', (c) => settle(c, c.req.param('intent'), 'rejected'));

  async function settle(c: Context, id: string, state: 'approved' | 'rejected'): Promise<Response> {
    const token = new URLSearchParams(await c.req.text()).get('token') ?? undefined;
    const intent = ledger.write(() => saveAnswer(emulator, id, token, state));
    await ledger.committed();
    if (!intent) return sendPage(c, gonePage(), { status: 404, framedBy });
    const { returnUrl } = intent.challenge;
    if (returnUrl !== null) return c.redirect(withResult(returnUrl, intent), 303);
    return sendPage(c, donePage(intent.status === 'succeeded'), { framedBy });
  }
}

type Challenged = IntentRecord & { challenge: NonNullable<IntentRecord['challenge']> };

function findChallenged(
  { ledger }: EmulatorContext,
  id: string,
  token: string | undefined,
): Challenged | null {
  const intent = ledger.find('payment_intent', id);
  if (!intent?.challenge || token === undefined) return null;
  return isSameSecret(token, intent.challenge.token) ? { ...intent, challenge: intent.challenge } : null;
}

function isPending({ status, challenge }: Challenged): boolean {
  return status === 'requires_action' && challenge.state === 'pending';
}

/** Answers a pending challenge. An answered one stays as it is: a double click gets the first result. */
function saveAnswer(
  emulator: EmulatorContext,
  id: string,
  token: string | undefined,
  state: 'approved' | 'rejected',
): Challenged | null {
  const { ledger, recordChange, now } = emulator;
  const intent = findChallenged(emulator, id, token);
  if (!intent || !isPending(intent)) return intent;
  const method = ledger.get('payment_method', String(intent.paymentMethod));
  const step = answerChallenge(intent, method, state, makeFresh(now()));
  const charges = step.charge ? [step.charge] : [];
  recordChange([step.intent, ...charges, savedWith(step.intent, method)], null);
  return { ...step.intent, challenge: step.intent.challenge ?? intent.challenge };
}

/** The return address with what Stripe adds to it; a path stays a path. */
function withResult(returnUrl: string, intent: IntentRecord): string {
  const url = new URL(returnUrl, 'http://origin.invalid');
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.clientSecret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return returnUrl.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}
