import type { Context } from 'hono';
import type { FailureBody, FailureCode } from '#contract/failure.ts';
import type { Searched } from '#contract/search-headers.ts';

/** The successful answer of a handler; `body` is the JSON of its call. */
export type Success<Body> = {
  ok: true;
  body: Body;
  /** Of a paged list. */
  page?: { page: number; limit: number; total: number };
  /** The corrected search, where it differs from the typed one. */
  searched?: Searched | null;
  /** Sets the cookie that identifies this browser as the buyer. */
  remembersBuyer?: true;
  /** Set-Cookie headers. */
  cookies?: readonly string[];
  /** Of a call that produces a file. */
  fileName?: string;
};

/** An expected refusal: a value, not an exception. */
export type Refusal = {
  ok: false;
  refusal: Omit<FailureBody, 'requestId'>;
  retryAfter?: number;
  /** Of the first refusal of a window, for the log: the limit, and a digest of its subject. */
  reached?: { limit: string; subject: string };
};

export type Answer<Body> = Success<Body> | Refusal;

/** Admits a request, unless too many are in progress. Idempotent. */
export type Admit = () => Refusal | null;

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

export function sendRefusal(context: Context, { refusal, retryAfter }: Refusal): Response {
  if (retryAfter) {
    context.header('Retry-After', String(retryAfter));
    context.header('Cache-Control', 'no-store');
  }
  return context.json(refusal, STATUS_OF[refusal.code]);
}

/** The only place where a reason becomes a status. */
const STATUS_OF = {
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
