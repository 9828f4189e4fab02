import type { Context } from 'hono';
import type { FailureBody, FailureCode } from '#contract/failure.ts';
import type { Searched } from '#contract/search-headers.ts';

/** `count`: pieces. The token of a new cart is that of the request's seed; a cart that is gone has none. */
export type RememberedCart = { count: number; cart: 'new' | 'kept' | 'gone' };

/** The JSON of a body that is written already, with amounts in dollars. */
export class WrittenJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function toJson(body: unknown): string {
  return body instanceof WrittenJson ? body.text : JSON.stringify(body);
}

/** The successful answer of a handler; `body` is the JSON of its call. */
export type Success<Body> = {
  ok: true;
  body: Body;
  /** The position in a paged list. */
  page?: { page: number; limit: number; total: number };
  /** The corrected search, where it differs from the typed one. */
  searched?: Searched | null;
  /** Sets the cookie that identifies this browser as the buyer. */
  remembersBuyer?: true;
  /** Sets the cookies of this browser's cart. */
  remembersCart?: RememberedCart;
  /** The handler knows by itself what it answered to an equal request: nothing is stored to be repeated. */
  isRepeatable?: true;
  /** Set-Cookie headers. */
  cookies?: readonly string[];
  /** The name of the file that a call produces; its type where the call produces several. */
  fileName?: string;
  fileType?: string;
};

/** An expected refusal: a value, not an exception. */
export type Refusal = {
  ok: false;
  refusal: Omit<FailureBody, 'requestId'>;
  retryAfter?: number;
  /** The limit and a digest of its subject, for the log, with the first refusal of a window. */
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
  return context.json(refusal, findStatus(refusal));
}

export function findStatus({ code }: Pick<FailureBody, 'code'>) {
  return STATUS_OF[code];
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
  place_not_served: 409,
  method_unavailable: 409,
  code_refused: 409,
  cart_changed: 409,
  cart_ordered: 409,
  cart_being_paid: 409,
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
