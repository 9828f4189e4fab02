import type { Stripe } from 'stripe';
import { newRequestId } from './secrets.ts';

export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** Stripe's error object: https://docs.stripe.com/api/errors. */
export type StripeErrorBody = {
  type: ErrorType;
  message: string;
  code?: string;
  decline_code?: string;
  doc_url?: string;
  param?: string;
  charge?: string;
  payment_intent?: Partial<Stripe.PaymentIntent>;
  payment_method?: Stripe.PaymentMethod;
};

export type Refusal = { status: number; error: StripeErrorBody };

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** Refuses a faulty request. `code` and `param` as in https://docs.stripe.com/error-codes. */
export function invalidRequest(
  message: string,
  { code, param, status = 400 }: { code?: string; param?: string; status?: number } = {},
): Refusal {
  return {
    status,
    error: {
      ...(code && { code, doc_url: docUrl(code) }),
      message,
      ...(param && { param }),
      type: 'invalid_request_error',
    },
  };
}

export function missingParameter(param: string): Refusal {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** `param` is the one to correct. */
export function exclusiveParameters(first: string, second: string, param = first): Refusal {
  const message = `You may only specify one of these parameters: ${first}, ${second}.`;
  return invalidRequest(message, { code: 'parameters_exclusive', param });
}

/** `kind` as Stripe writes it: 'payment_intent', 'charge', 'PaymentMethod'. */
export function noSuch(kind: string, id: string, param: string, status = 404): Refusal {
  return invalidRequest(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param });
}

export function unrecognizedUrl(method: string, path: string): Refusal {
  return invalidRequest(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
}

export function reusedKey(key: string): Refusal {
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
    `Try using a key other than '${key}' if you meant to execute a different request.`;
  return { status: 400, error: { message, type: 'idempotency_error' } };
}

export function keyInUse(key: string): Refusal {
  const message = `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`;
  return invalidRequest(message, { status: 409, code: 'idempotency_key_in_use' });
}

export const BROKEN: Refusal = {
  status: 500,
  error: { message: 'An unknown error occurred.', type: 'api_error' },
};

/** The response to what did not become an API request. */
export function plainRefusal({ status, error }: Refusal): Response {
  return Response.json({ error }, { status, headers: { 'Request-Id': newRequestId() } });
}

/** Where Stripe explains an error code. */
export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}
