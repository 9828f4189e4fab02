import type { Context } from 'hono';
import type * as z from 'zod';
import type { RecordChange } from '../events/record-change.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { AnswerRecord, LedgerRecord } from '../ledger/records.ts';
import { type ApiKeys, type Caller, identifyCaller } from '../wire/caller.ts';
import { secondsOf } from '../wire/new-ids.ts';
import { parseParameters } from '../wire/parameters.ts';
import { readForm } from '../wire/read-form.ts';
import { invalidRequest, type Refusal } from '../wire/refusal.ts';
import { newRequestId } from '../wire/secrets.ts';
import { createIdempotency, type FirstClaim } from './idempotency.ts';

/** A request as a route sees it: its caller known, its parameters parsed, its idempotency key unused. */
export type ApiRequest<Parameters> = {
  caller: Caller;
  given: Parameters;
  save: (records: readonly LedgerRecord[]) => void;
};

/** `isResult`: the request was carried out, so that its idempotency key repeats the answer. */
export type Answer = { status: number; body: object; isResult: boolean };

/**
 * Turns a request into Stripe's answer, with what all of Stripe's answers have in common. What the route of a
 * POST saves is one transaction with the answer to repeat; the answer is sent once that is on disk.
 */
export type AnswerRequest = <Schema extends z.ZodType>(
  c: Context,
  call: { callers: readonly Caller[]; parameters: Schema },
  route: (request: ApiRequest<z.output<Schema>>) => Answer,
) => Promise<Response>;

export const SERVER_ONLY: readonly Caller[] = ['secret'];
export const SERVER_AND_BROWSER: readonly Caller[] = ['secret', 'publishable'];

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
): AnswerRequest {
  const claim = createIdempotency(ledger);

  return async function answerRequest(c, call, route) {
    const requestId = newRequestId();
    const respond = ({ status, body }: Answer) => send(c, requestId, status, JSON.stringify(body));

    const form = await readForm(c);
    if (!form.ok) return respond(refuse(form.refusal));
    const { pairs, fields, keyParameter } = form.value;

    const identified = identifyCaller(c.req.header('authorization'), keyParameter, keys);
    if (!identified.ok) return respond(refuse(identified.refusal));
    const caller = identified.value;
    if (!call.callers.includes(caller)) return respond(refuse(SECRET_KEY_REQUIRED));

    const isPost = c.req.method === 'POST';
    const key = (isPost && c.req.header('idempotency-key')) || null;
    const claimed = key === null ? null : claim({ key, caller, path: apiPath(c), parameters: pairs });
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
      const answer = isPost ? ledger.write(carryOut) : carryOut();
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
    const created = secondsOf(now());
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
