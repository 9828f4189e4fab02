import Stripe from 'stripe';
import { Unavailable } from '../http/unavailable.ts';

/** No answer, or no sensible one: what the provider did is unknown. */
export class ProviderUnavailable extends Unavailable {
  override name = 'ProviderUnavailable';

  constructor(message: string, options?: ErrorOptions) {
    const words = 'The payment provider does not answer. Please try again in a moment.';
    super(message, 'provider_unavailable', words, options);
  }
}

/** The provider does not know the shop's key: nothing can be paid until it is corrected. */
export class KeysRefused extends ProviderUnavailable {
  override name = 'KeysRefused';
}

/** Null for what the provider does not have. */
export async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

/**
 * Names a request that the provider refuses, for the log: its message may name a customer. Rethrows other
 * errors, which are not about the one request.
 */
export function describeRefusal(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  const { code, statusCode, requestId } = error;
  return { code, status: statusCode, providerRequestId: requestId };
}

/** Throws `ProviderUnavailable` if there is no answer, `KeysRefused` if there is none for this shop. */
export async function answered<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw unavailableOr(error);
  }
}

export function unavailableOr(error: unknown): unknown {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } =
    Stripe.errors;
  const isUnavailable =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    // 409: the provider still works on the first of two equal requests.
    (error instanceof StripeIdempotencyError && error.statusCode === 409);
  // Its message has a part of the key, so it is no cause.
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return new KeysRefused('The payment provider refuses STRIPE_SECRET_KEY');
  return isUnavailable
    ? new ProviderUnavailable('The payment provider does not answer', { cause: error })
    : error;
}
