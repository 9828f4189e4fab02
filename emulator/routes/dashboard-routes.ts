import type { Context, Hono } from 'hono';
import { DISPUTE_REASONS } from '../ledger/records.ts';
import { dashboardPage, noPaymentPage } from './dashboard-page.ts';
import { decideDispute, openDispute } from './decide-dispute.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { sendPage } from './send-page.ts';

const ENDS = ['won', 'lost', 'escalated'] as const;

/**
 * The pages of a payment in the provider's dashboard, where its disputes are opened and decided: the emulator
 * plays customer and bank. Without scripts. The id of the payment authorizes, which only its buyer and the
 * shop know.
 */
export function addDashboardRoutes(app: Hono, emulator: EmulatorContext): void {
  const { ledger } = emulator;

  app.get('/dashboard/payments/:intent', (c) => {
    const intent = ledger.find('payment_intent', c.req.param('intent'));
    if (!intent) return sendPage(c, noPaymentPage(), { status: 404, framedBy: 'self' });
    const disputes = intent.latestCharge ? ledger.disputesOf(intent.latestCharge) : [];
    return sendPage(c, dashboardPage(intent, disputes), { framedBy: 'self' });
  });

  app.post('/dashboard/payments/:intent/dispute', async (c) => {
    const form = await readForm(c);
    const reason = DISPUTE_REASONS.find((each) => each === form.get('reason'));
    // In cents; all that is left by default.
    const amount = Number(form.get('amount')) || undefined;
    if (reason)
      openDispute(emulator, c.req.param('intent'), { reason, amount, isInquiry: form.has('inquiry') });
    return await backToPayment(c);
  });

  app.post('/dashboard/payments/:intent/decide', async (c) => {
    const form = await readForm(c);
    const end = ENDS.find((each) => each === form.get('end'));
    if (end) decideDispute(emulator, form.get('dispute') ?? '', end);
    return await backToPayment(c);
  });

  async function backToPayment(c: Context): Promise<Response> {
    await ledger.committed();
    return c.redirect(`../${c.req.param('intent')}`, 303);
  }
}

async function readForm(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}
