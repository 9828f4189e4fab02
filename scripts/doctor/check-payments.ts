import { WEBHOOK_EVENTS } from '#server/checkout/webhook-routes.ts';
import type { Config } from '#server/config/config.ts';
import { createPaymentProvider, type WebhookEndpoint } from '#server/payments/payment-provider.ts';
import { KeysRefused, ProviderUnavailable } from '#server/payments/provider-answers.ts';
import { type Finding, good, note, wrong } from './finding.ts';
import { WEBHOOK_PATH } from './webhook-path.ts';

/** Sent by old versions of the provider's API only. */
const OPTIONAL_EVENT = 'charge.refund.updated';

/** Checks whether the provider takes the keys, and whether it sends the shop what the shop listens to. */
export async function checkPayments({
  stripe,
  providerTimeout,
  publicUrl,
  reachedBy,
}: Pick<Config, 'stripe' | 'providerTimeout' | 'publicUrl' | 'reachedBy'>): Promise<Finding[]> {
  const triedOut = reachedBy === null ? note : wrong;
  if (stripe === null)
    return [
      triedOut('Payments', 'no keys of Stripe are set: test cards make paid orders. Set the three keys.'),
    ];
  const provider = createPaymentProvider({ ...stripe, timeout: providerTimeout });
  try {
    await provider.checkKeys();
  } catch (error) {
    return [wrong('Payments', describeFailure(error))];
  }
  const keys = stripe.isLive
    ? good('Payments', 'Stripe takes the live keys.')
    : triedOut(
        'Payments',
        'Stripe takes the keys, but they are of its test mode: test cards make paid orders.',
      );
  if (publicUrl === null)
    return [keys, note('Webhook', 'PUBLIC_URL is not set, so Stripe has no address to send webhooks to.')];
  const endpoint = await provider.listEndpoints().then(
    (endpoints) => describeEndpoint(endpoints, `${publicUrl}${WEBHOOK_PATH}`),
    (error: unknown) =>
      error instanceof ProviderUnavailable
        ? wrong('Webhook', describeFailure(error))
        : note('Webhook', 'STRIPE_SECRET_KEY may not list endpoints. Compare them with docs/operating.md.'),
  );
  return [keys, endpoint];
}

export function describeEndpoint(endpoints: readonly WebhookEndpoint[], url: string): Finding {
  const own = endpoints.filter((endpoint) => endpoint.url === url);
  const enabled = own.find(({ isEnabled }) => isEnabled);
  if (!enabled)
    return wrong(
      'Webhook',
      own.length > 0
        ? `the endpoint ${url} is disabled. Enable it in Stripe's dashboard.`
        : `Stripe has no endpoint ${url}. Add it in the dashboard, with its events (docs/operating.md).`,
    );
  const missing = WEBHOOK_EVENTS.filter(
    (event) => event !== OPTIONAL_EVENT && !enabled.events.includes('*') && !enabled.events.includes(event),
  );
  return missing.length > 0
    ? wrong('Webhook', `the endpoint ${url} lacks the events ${missing.join(', ')}.`)
    : good('Webhook', `Stripe sends what the shop listens to, to ${url}.`);
}

/** Without the message of the provider, which has a part of the key. */
function describeFailure(error: unknown): string {
  if (error instanceof KeysRefused)
    return 'Stripe refuses STRIPE_SECRET_KEY. Take it from the dashboard again.';
  if (error instanceof ProviderUnavailable)
    return 'Stripe does not answer this machine. Check its connection and firewall.';
  return 'Stripe does not let STRIPE_SECRET_KEY read payments. Give the restricted key that permission.';
}
