import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { catchError, startEmulator, type TestEmulator } from '../testing/start-emulator.ts';
import { webhookEndpoint } from '../testing/webhook-endpoint.ts';

const DISPUTED = 'pm_card_createDispute';
const INQUIRY = 'pm_card_createDisputeInquiry';

/** A payment by that card, and its dispute. */
async function disputed(emulator: TestEmulator, card = DISPUTED) {
  const intent = await emulator.pay(card);
  const [dispute] = (await emulator.stripe.disputes.list({ payment_intent: intent.id })).data;
  if (!dispute) throw new Error('not disputed');
  return { intent, dispute };
}

/** Waits until the bank has decided. */
async function decided({ stripe }: TestEmulator, id: string, status: string) {
  await expect.poll(async () => (await stripe.disputes.retrieve(id)).status).toBe(status);
  return await stripe.disputes.retrieve(id);
}

const amounts = ({ balance_transactions: moved }: Stripe.Dispute) => moved.map(({ amount }) => amount);

describe('a disputed payment', () => {
  it.each([
    [DISPUTED, 'fraudulent'],
    ['pm_card_createDisputeProductNotReceived', 'product_not_received'],
  ])('by %s succeeds and is %s, with its money withdrawn', async (card, reason) => {
    const { intent, dispute } = await disputed(await startEmulator(), card);
    expect(intent.status).toBe('succeeded');
    expect(dispute).toMatchObject({ reason, status: 'needs_response', amount: 4321, currency: 'usd' });
    expect(dispute).toMatchObject({ payment_intent: intent.id, charge: intent.latest_charge });
    expect(dispute.is_charge_refundable).toBe(false);
    expect(dispute.evidence_details.due_by).toBe(dispute.created + 9 * 86_400);
    expect(dispute.balance_transactions).toMatchObject([{ amount: -4321, fee: 1500, net: -5821 }]);
  });

  it('shows its charge as disputed', async () => {
    const emulator = await startEmulator();
    const { dispute } = await disputed(emulator);
    const charge = await emulator.stripe.charges.retrieve(String(dispute.charge));
    expect(charge).toMatchObject({ disputed: true, paid: true, refunded: false });
  });

  it('cannot be refunded', async () => {
    const emulator = await startEmulator();
    const { intent, dispute } = await disputed(emulator);
    const refunding = emulator.stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
    const error = await catchError(Stripe.errors.StripeInvalidRequestError, refunding);
    expect(error.code).toBe('charge_disputed');
    expect(error.message).toBe(`Charge ${dispute.charge} has been charged back; cannot issue a refund.`);
  });

  it('is won by winning evidence, and its money reinstated', async () => {
    const webhooks = webhookEndpoint();
    const emulator = await startEmulator({ webhooks: webhooks.options, refundDelay: 10 });
    const { intent, dispute } = await disputed(emulator);
    const evidence = { uncategorized_text: 'winning_evidence' };
    const sent = await emulator.stripe.disputes.update(dispute.id, { evidence });
    expect(sent).toMatchObject({ status: 'under_review', evidence });
    expect(sent.evidence_details).toMatchObject({ has_evidence: true, submission_count: 1 });
    expect(amounts(await decided(emulator, dispute.id, 'won'))).toEqual([-4321, 4321]);
    await emulator.stripe.refunds.create({ payment_intent: intent.id });
    await webhooks.until(11);
    expect(
      webhooks
        .types()
        .filter((type) => type.startsWith('charge.dispute.'))
        .sort(),
    ).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_reinstated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.updated',
    ]);
  });

  it('is lost by losing evidence, and its money stays withdrawn', async () => {
    const emulator = await startEmulator({ refundDelay: 10 });
    const { dispute } = await disputed(emulator);
    const evidence = { uncategorized_text: 'losing_evidence' };
    await emulator.stripe.disputes.update(dispute.id, { evidence });
    expect(amounts(await decided(emulator, dispute.id, 'lost'))).toEqual([-4321]);
  });

  it('is decided after a restart, too', async () => {
    const emulator = await startEmulator({ refundDelay: 300 });
    const { dispute } = await disputed(emulator);
    await emulator.stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: 'losing_evidence' },
    });
    await emulator.restart();
    await decided(emulator, dispute.id, 'lost');
  });

  it('keeps staged evidence until it is submitted', async () => {
    const { stripe, ...emulator } = await startEmulator();
    const { dispute } = await disputed({ stripe, ...emulator });
    const evidence = { customer_name: 'Ada Lovelace' };
    const staged = await stripe.disputes.update(dispute.id, { evidence, submit: false });
    expect(staged).toMatchObject({ status: 'needs_response', evidence });
    const sent = await stripe.disputes.update(dispute.id, { submit: true });
    expect(sent).toMatchObject({ status: 'under_review', evidence });
  });

  it('is lost when it is accepted, and cannot be changed after that', async () => {
    const { stripe, ...emulator } = await startEmulator();
    const { dispute } = await disputed({ stripe, ...emulator });
    expect((await stripe.disputes.close(dispute.id)).status).toBe('lost');
    const again = stripe.disputes.close(dispute.id);
    const error = await catchError(Stripe.errors.StripeInvalidRequestError, again);
    expect(error.message).toBe('This dispute is already closed.');
  });
});

describe('an inquiry', () => {
  it('withdraws no money, and is closed by a full refund', async () => {
    const emulator = await startEmulator();
    const { intent, dispute } = await disputed(emulator, INQUIRY);
    expect(dispute).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
    expect(dispute.balance_transactions).toEqual([]);
    await emulator.stripe.refunds.create({ payment_intent: intent.id, amount: 21 });
    expect((await emulator.stripe.disputes.retrieve(dispute.id)).status).toBe('warning_needs_response');
    await emulator.stripe.refunds.create({ payment_intent: intent.id });
    expect((await emulator.stripe.disputes.retrieve(dispute.id)).status).toBe('warning_closed');
  });

  it.each(['winning_evidence', 'losing_evidence'])('is closed by %s', async (word) => {
    const emulator = await startEmulator({ refundDelay: 10 });
    const { dispute } = await disputed(emulator, INQUIRY);
    const evidence = { uncategorized_text: word };
    const sent = await emulator.stripe.disputes.update(dispute.id, { evidence });
    expect(sent.status).toBe('warning_under_review');
    expect(amounts(await decided(emulator, dispute.id, 'warning_closed'))).toEqual([]);
  });

  it('becomes a dispute when it is escalated', async () => {
    const emulator = await startEmulator({ refundDelay: 10 });
    const { dispute } = await disputed(emulator, INQUIRY);
    const evidence = { uncategorized_text: 'escalate_inquiry_evidence' };
    await emulator.stripe.disputes.update(dispute.id, { evidence });
    expect(amounts(await decided(emulator, dispute.id, 'needs_response'))).toEqual([-4321]);
  });
});

describe('customer and bank are played', () => {
  const token = 'a-control-token';

  it('by the control interface', async () => {
    const emulator = await startEmulator({ control: { token } });
    const { id } = await emulator.pay();
    const control = async (path: string, body: object) => {
      const headers = { Authorization: `Bearer ${token}` };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await emulator.request(`/control/disputes${path}`, init);
      return { status: response.status, body: await response.json() };
    };
    const opened = await control('', { payment_intent: id, reason: 'duplicate', amount: 4000 });
    expect(opened.body).toMatchObject({ status: 'needs_response', reason: 'duplicate', amount: 4000 });
    const ended = await control(`/${opened.body.id}`, { end: 'won' });
    expect(ended.body.status).toBe('won');
    expect(amounts(ended.body)).toEqual([-4000, 4000]);
    expect((await control(`/${opened.body.id}`, { end: 'lost' })).status).toBe(404);
    expect((await control('', { payment_intent: 'pi_none' })).status).toBe(404);
  });

  it('by the pages of the dashboard', async () => {
    const emulator = await startEmulator();
    const { id } = await emulator.pay();
    const page = async () => await (await emulator.request(`/dashboard/payments/${id}`)).text();
    const submit = (path: string, fields: Record<string, string>) =>
      emulator.request(`/dashboard/payments/${id}/${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
    expect(await page()).toContain('Open a dispute');
    const opened = await submit('dispute', { reason: 'product_not_received' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `../${id}`]);
    expect(await page()).toContain('Dispute: needs response');
    const [dispute] = (await emulator.stripe.disputes.list({ payment_intent: id })).data;
    await submit('decide', { dispute: dispute?.id ?? '', end: 'lost' });
    expect(await page()).toContain('Dispute: lost');
    expect((await emulator.request('/dashboard/payments/pi_none')).status).toBe(404);
  });
});
