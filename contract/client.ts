import type { Call, CallInput, CallOutput } from './define-call.ts';
import { FAILURE_MONEY, type FailureBody } from './failure.ts';
import { amountsToCents, amountsToDollars } from './money-paths.ts';
import { parseSearchHeaders, type Searched } from './search-headers.ts';

/** A failed call: its status and the server's JSON; `status` 0 without a response. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: Partial<FailureBody>;
  /** Seconds to wait before a retry, if the server gave them. */
  readonly retryAfter: number | null;

  constructor(status: number, failure: Partial<FailureBody>, retryAfter: number | null = null) {
    super(failure.message ?? `HTTP error! status: ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** The answer of a call: its JSON, the number of items on all pages, and a corrected search. */
export type Reply<Body> = { body: Body; total: number | null; searched: Searched | null };

export type SendOptions = { signal?: AbortSignal; headers?: Record<string, string> };

/** Sends a call. Throws `ApiError` for every failure. */
export type Api = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: SendOptions,
) => Promise<Reply<CallOutput<C>>>;

/**
 * Creates a typed client over any fetch: the browser's, or in-process dispatch. Callers have cents, the wire
 * dollars.
 */
export function createApi(fetch: (request: Request) => Promise<Response>, baseUrl: string): Api {
  return async (call, input, options = {}) => {
    const request = new Request(buildUrl(baseUrl, call, input as LooseInput), {
      method: call.method,
      ...(options.signal && { signal: options.signal }),
      ...encodeBody(call, input as LooseInput, options.headers),
    });
    const response = await fetch(request).catch((error: unknown) => {
      if (options.signal?.aborted) throw error;
      throw new ApiError(0, { message: 'The shop could not be reached. Please check your connection.' });
    });
    if (!response.ok) throw await readApiError(response);
    const total = response.headers.get('X-Total-Count');
    return {
      body: amountsToCents(await response.json(), call.money?.output) as CallOutput<typeof call>,
      total: total === null ? null : Number(total),
      searched: parseSearchHeaders(response.headers),
    };
  };
}

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

function buildUrl(baseUrl: string, call: Call, { params = {}, query = {} }: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
  return `${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function encodeBody(call: Call, { body }: LooseInput, headers: Record<string, string> = {}): RequestInit {
  if (body === undefined) return { headers };
  if (body instanceof Blob) return { headers: { ...headers, 'Content-Type': body.type }, body };
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(amountsToDollars(body, call.money?.input)),
  };
}

async function readApiError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('Retry-After')) || null;
  // The body may not be JSON (a proxy's error page); the status is still known.
  const body = amountsToCents(await response.json().catch(() => null), FAILURE_MONEY);
  const { status } = response;
  return new ApiError(status, isFailure(body) ? body : explainProxyFailure(status), retryAfter);
}

/**
 * Returns the message for a refusal that the shop has not written: only proxies limit bodies to less than
 * calls.
 */
function explainProxyFailure(status: number): Partial<FailureBody> {
  return status === 413 ? { message: TOO_LARGE_FOR_PROXY } : {};
}

const TOO_LARGE_FOR_PROXY =
  'This is too large for the server in front of the shop. Send less at once, or have its limit raised (client_max_body_size in nginx).';

function isFailure(body: unknown): body is FailureBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}
