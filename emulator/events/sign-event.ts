import { createHmac } from 'node:crypto';

/**
 * The header `Stripe-Signature` of a webhook: https://docs.stripe.com/webhooks#verify-manually. `time` is
 * when it is sent, in whole seconds since 1970; receivers refuse old ones.
 */
export function signEvent(body: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
