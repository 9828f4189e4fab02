import { describe, expect, it } from 'vitest';
import { CARD_PROBLEMS } from '../cards/declines.ts';
import type { CardBehaviour } from '../cards/test-cards.ts';
import { methodThat, someIntent } from '../testing/some-records.ts';
import { answerChallenge, CONFIRM_REFUSALS, confirmIntent } from './confirm-intent.ts';

const fresh = { chargeId: 'ch_1', challengeToken: 'token', created: 100 };

const intent = someIntent();

const confirmWith = (behaviour: CardBehaviour, from = intent) =>
  confirmIntent(from, { ok: true, method: methodThat(behaviour) }, null, fresh);

describe('an attempt', () => {
  it('pays with a card its bank approves', () => {
    const { intent: paid, charge } = confirmWith({ challenge: false, result: 'approved' });
    expect(paid).toMatchObject({ status: 'succeeded', amountReceived: 5000, latestCharge: 'ch_1' });
    expect(charge).toMatchObject({ amount: 5000, failure: null, authenticated: false });
  });

  it('detaches a card that its bank declines', () => {
    const { intent: failed, charge } = confirmWith({ challenge: false, result: 'lost_card' });
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      amountReceived: 0,
      paymentMethod: null,
    });
    expect(failed.lastPaymentError).toMatchObject({ declineCode: 'lost_card', charge: 'ch_1' });
    expect(charge?.failure?.code).toBe('card_declined');
  });

  it('charges nothing with a card that cannot be read', () => {
    const problem = CARD_PROBLEMS.invalid_cvc;
    const { intent: failed, charge } = confirmIntent(intent, { ok: false, problem }, null, fresh);
    expect(charge).toBeNull();
    expect(failed.lastPaymentError).toMatchObject({ code: 'invalid_cvc', param: 'cvc', charge: null });
  });

  it('starts a challenge if the card demands it, and replaces an earlier one', () => {
    const behaviour = { challenge: true, result: 'approved' } as const;
    const { intent: asked, charge } = confirmWith(behaviour);
    expect(charge).toBeNull();
    expect(asked).toMatchObject({
      status: 'requires_action',
      challenge: { token: 'token', state: 'pending' },
    });
    const { intent: paid } = confirmWith({ challenge: false, result: 'approved' }, asked);
    expect(paid).toMatchObject({ status: 'succeeded', challenge: null });
  });

  it('is refused once the intent is paid or canceled', () => {
    expect(
      Object.entries(CONFIRM_REFUSALS).flatMap(([status, refused]) => (refused ? [status] : [])),
    ).toEqual(['succeeded', 'canceled']);
  });
});

describe('the answer to a challenge', () => {
  const method = methodThat({ challenge: true, result: 'insufficient_funds' });
  const asked = confirmIntent(intent, { ok: true, method }, '/back', fresh).intent;

  it('approved: the bank decides', () => {
    const { intent: failed, charge } = answerChallenge(asked, method, 'approved', fresh);
    expect(failed.lastPaymentError).toMatchObject({ type: 'card_error', declineCode: 'insufficient_funds' });
    expect(charge).toMatchObject({ authenticated: true });
  });

  it('rejected: nothing is charged', () => {
    const { intent: failed, charge } = answerChallenge(asked, method, 'rejected', fresh);
    expect(charge).toBeNull();
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      challenge: { state: 'rejected' },
      lastPaymentError: { code: 'payment_intent_authentication_failure', paymentMethod: 'pm_1' },
    });
  });
});
