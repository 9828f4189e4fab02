import { StartupError } from '#postgres/startup-error.ts';
import { asUrl, matching, variable } from './config-variable.ts';

/** Milliseconds for one request to the provider, unless configured. */
export const PROVIDER_TIMEOUT = 6_000;

export type StripeSettings = NonNullable<ReturnType<typeof readStripeSettings>>;

export const STRIPE_VARIABLES = {
  STRIPE_SECRET_KEY: variable(
    null,
    'must be a secret key (sk_test_… or sk_live_…) or a restricted one (rk_…); a publishable key (pk_…) belongs into STRIPE_PUBLISHABLE_KEY',
    matching(/^[sr]k_(test|live)_\w+$/),
  ),
  STRIPE_PUBLISHABLE_KEY: variable(
    null,
    'must be a publishable key (pk_test_… or pk_live_…); browsers see it, so never a secret one',
    matching(/^pk_(test|live)_\w+$/),
  ),
  STRIPE_WEBHOOK_SECRET: signingSecret(),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: signingSecret(),
  STRIPE_API_BASE: variable(
    null,
    'must be an address such as http://127.0.0.1:4242',
    (text) => asUrl(text, ['http:', 'https:'])?.origin,
  ),
};

function signingSecret() {
  return variable(
    null,
    'must be the signing secret of the webhook endpoint (whsec_…), from its page in the Stripe dashboard',
    matching(/^whsec_\S+$/),
  );
}

type StripeVariables = {
  [Name in 'secretKey' | 'publishableKey' | 'webhookSecret' | 'previousWebhookSecret' | 'apiBase']:
    | string
    | null;
};

/**
 * Reads all of Stripe's settings or none of them. `apiBase` is the address of another server with Stripe's
 * API, for tests; with `isLive` real money is taken. A webhook is signed with one of `webhookSecrets`.
 * Throws a StartupError when they do not fit together.
 */
export function readStripeSettings(variables: StripeVariables) {
  const { secretKey, publishableKey, webhookSecret, previousWebhookSecret, apiBase } = variables;
  if (previousWebhookSecret && !webhookSecret)
    throw new StartupError(
      'Wrong setting: STRIPE_WEBHOOK_SECRET_PREVIOUS needs STRIPE_WEBHOOK_SECRET, which replaces it.',
    );
  if (!secretKey && !publishableKey && !webhookSecret && !apiBase) return null;
  if (!secretKey || !publishableKey || !webhookSecret) {
    const missing = [
      !secretKey && 'STRIPE_SECRET_KEY',
      !publishableKey && 'STRIPE_PUBLISHABLE_KEY',
      !webhookSecret && 'STRIPE_WEBHOOK_SECRET',
    ].filter((name) => name !== false);
    throw new StartupError(
      `Wrong setting: ${missing.join(' and ')} missing. Being paid through Stripe takes STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together; without any of them the shop runs in demo mode.`,
    );
  }
  const isLive = secretKey.includes('_live_');
  if (isLive !== publishableKey.includes('_live_'))
    throw new StartupError(
      'Wrong setting: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are one for tests and one live. Take both from the same mode of the Stripe dashboard.',
    );
  if (isLive && apiBase)
    throw new StartupError(
      'Wrong setting: STRIPE_API_BASE is for tests; a live key must only ever be sent to Stripe itself. Unset it.',
    );
  const webhookSecrets: readonly [string, ...string[]] = previousWebhookSecret
    ? [webhookSecret, previousWebhookSecret]
    : [webhookSecret];
  return { secretKey, publishableKey, webhookSecrets, apiBase, isLive };
}
