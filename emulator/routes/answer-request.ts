import type { Context } from 'hono';
import type { Stripe } from 'stripe';
import type * as z from 'zod';
import type { RecordChange } from '../events/record-change.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { AnswerRecord, LedgerRecord } from '../ledger/records.ts';
import { type ApiKeys, type Caller, identifyCaller } from '../wire/caller.ts';
import { toSeconds } from '../wire/new-ids.ts';
import { parseParameters } from '../wire/parameters.ts';
import { readForm } from '../wire/read-form.ts';
import { invalidRequest, type Refusal } from '../wire/refusal.ts';
import { newRequestId } from '../wire/secrets.ts';
import { createIdempotency, type FirstClaim } from './idempotency.ts';

/** An authenticated request with parsed parameters and an unused idempotency key. */
export type ApiRequest<Parameters> = {
  caller: Caller;
  given: Parameters;
  save: (records: readonly LedgerRecord[]) => void;
};

/** `isResult`: the request was carried out, so its idempotency key repeats the answer. */
export type Answer = { status: number; body: object; isResult: boolean };

export type AnswerRequest = ReturnType<typeof createAnswerRequest>;

export function ok(body: object): Answer {
  return { status: 200, body, isResult: true };
}

/** Refuses a request before it is carried out. */
export function refuse({ status, error }: Refusal): Answer {
  return { status, body: { error }, isResult: false };
}

/** Reports that a request was carried out and failed, as a declined card does. */
export function fail(refusal: Refusal): Answer {
  return { ...refuse(refusal), isResult: true };
}

/** Reports that an intent's status does not allow the request, with the intent. */
export function failInState(message: string, intent: Partial<Stripe.PaymentIntent>): Answer {
  const { status, error } = invalidRequest(message, { code: 'payment_intent_unexpected_state' });
  return fail({ status, error: { ...error, payment_intent: intent } });
}

/** The path as Stripe knows it, wherever the emulator is mounted. */
export function apiPath(c: Context): string {
  const start = c.req.path.indexOf('/v1/');
  return start < 0 ? c.req.path : c.req.path.slice(start);
}

export function createAnswerRequest(
  ledger: Ledger,
  recordChange: RecordChange,
  keys: ApiKeys,
  now: () => Date,
) {
  const claim = createIdempotency(ledger);

  /**
   * Parses a request, has `route` carry it out and sends its answer. What the route of a change saves is one
   * transaction with the answer to repeat; the answer is sent once that is on disk. Without `forBrowsers`,
   * a call takes the secret key.
   */
  return async function answerRequest<Schema extends z.ZodType>(
    c: Context,
    call: { parameters: Schema; forBrowsers?: true },
    route: (request: ApiRequest<z.output<Schema>>) => Answer,
  ): Promise<Response> {
    const requestId = newRequestId();
    const respond = ({ status, body }: Answer) => send(c, requestId, status, JSON.stringify(body));

    const form = await readForm(c);
    if (!form.ok) return respond(refuse(form.refusal));
    const { pairs, fields, keyParameter } = form.value;

    const identified = identifyCaller(c.req.header('authorization'), keyParameter, keys);
    if (!identified.ok) return respond(refuse(identified.refusal));
    const caller = identified.value;
    if (caller !== 'secret' && !call.forBrowsers) return respond(refuse(SECRET_KEY_REQUIRED));

    const isPost = c.req.method === 'POST';
    const isChange = isPost || c.req.method === 'DELETE';
    const key = (isPost && c.req.header('idempotency-key')) || null;
    const claimed = key === null ? null : claim(key, caller, apiPath(c), pairs);
    if (claimed?.kind === 'refused') return respond(refuse(claimed.refusal));
    if (claimed?.kind === 'repeated') return repeat(c, requestId, claimed.answer);

    const carryOut = (): Answer => {
      const parameters = parseParameters(call.parameters, fields);
      if (!parameters.ok) return refuse(parameters.refusal);
      const save = (records: readonly LedgerRecord[]) => recordChange(records, { id: requestId, key });
      const answer = route({ caller, given: parameters.value, save });
      if (claimed && answer.isResult) ledger.save([answerRecord(claimed, requestId, answer)]);
      return answer;
    };
    try {
      const answer = isChange ? ledger.write(carryOut) : carryOut();
      await ledger.committed();
      return respond(answer);
    } finally {
      claimed?.release();
    }
  };

  function answerRecord(
    { id, digest }: FirstClaim,
    requestId: string,
    { status, body }: Answer,
  ): AnswerRecord {
    const created = toSeconds(now());
    return { kind: 'idempotent_answer', id, created, digest, requestId, status, body: JSON.stringify(body) };
  }
}

const SECRET_KEY_REQUIRED = invalidRequest(
  'This API call cannot be made with a publishable API key. Please use a secret API key.',
  { status: 403, code: 'secret_key_required' },
);

function repeat(c: Context, requestId: string, { requestId: original, status, body }: AnswerRecord) {
  const response = send(c, requestId, status, body);
  response.headers.set('Idempotent-Replayed', 'true');
  response.headers.set('Original-Request', original);
  return response;
}

function send(c: Context, requestId: string, status: number, json: string): Response {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    'Request-Id': requestId,
  });
  for (const name of ['Idempotency-Key', 'Stripe-Version']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Response(json, { status, headers });
}
