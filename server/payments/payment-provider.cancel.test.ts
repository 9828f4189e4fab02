import { expect, it } from 'vitest';
import { createPaymentProvider } from './payment-provider.ts';

it('cancels a payment that the provider did not cancel the first time', async () => {
  // Stripe repeats the answer to a key, also a refusal, for a day.
  const answers = new Map<string | null, { status: number; body: object }>();
  let state = 'processing';
  const provider = createPaymentProvider({
    secretKey: 'sk_test_unused',
    fetch: async (_, init) => {
      const key = new Headers(init?.headers).get('Idempotency-Key');
      const answer = answers.get(key) ?? cancel();
      answers.set(key, answer);
      return Response.json(answer.body, { status: answer.status });
    },
  });
  const cancel = () => {
    if (state === 'processing') {
      const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: '' };
      return { status: 400, body: { error } };
    }
    state = 'canceled';
    return { status: 200, body: { id: 'pi_1', object: 'payment_intent', status: state } };
  };

  await provider.cancelPayment('pi_1');
  state = 'requires_payment_method';
  await provider.cancelPayment('pi_1');
  expect(state).toBe('canceled');
});
