import type { FailureBody, FailureCode } from '#contract/failure.ts';
import type { Searched } from '#contract/search-headers.ts';

/**
 * What a handler answers: the JSON of its call, for paged lists where on how many the page is, and whether
 * this browser is to be known as the buyer from now on.
 */
export type Success<Body> = {
  ok: true;
  body: Body;
  page?: PageOfTotal;
  /** What was searched for, where that is not what was typed. */
  searched?: Searched | null;
  remembersBuyer?: true;
  /** What the browser is to keep: a Set-Cookie header each. */
  cookies?: readonly string[];
  /** Of a call that produces a file: the name it is saved under. */
  fileName?: string;
};

/** An expected refusal: a value, not an exception. */
export type Refusal = {
  ok: false;
  refusal: Omit<FailureBody, 'requestId'>;
  retryAfter?: number;
  /** Of the first refusal of a window: which limit was reached, and by whom, as a digest for the log. */
  reached?: { limit: string; subject: string };
};

export type Answer<Body> = Success<Body> | Refusal;

/** Takes a request on, unless as many as the shop can bear are under way; asked again it changes nothing. */
export type Admit = () => Refusal | null;

/** Which page of how many items a list is. */
export type PageOfTotal = { page: number; limit: number; total: number };

export function success<Body>(body: Body, extra: Omit<Success<Body>, 'ok' | 'body'> = {}): Success<Body> {
  return { ok: true, body, ...extra };
}

export function refuse(
  code: FailureCode,
  message: string,
  details: Omit<FailureBody, 'code' | 'message'> = {},
): Refusal {
  return { ok: false, refusal: { code, message, ...details } };
}

/** The one place where a reason becomes a status. */
export const STATUS_OF = {
  malformed: 400,
  invalid: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  total_changed: 409,
  product_unavailable: 409,
  option_unavailable: 409,
  payment_mismatch: 409,
  payment_refunded: 409,
  idempotency_key_reused: 409,
  too_large: 413,
  unsupported_media_type: 415,
  payment_refused: 422,
  too_many_requests: 429,
  internal: 500,
  provider_unavailable: 503,
  unavailable: 503,
} as const satisfies Record<FailureCode, number>;
