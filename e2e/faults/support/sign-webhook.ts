import { createHmac } from 'node:crypto';

/** A header as Stripe signs its webhooks (docs.stripe.com/webhooks#verify-manually); `at` in seconds. */
export function signWebhook(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
