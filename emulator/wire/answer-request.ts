import type { Context } from 'hono';
import type * as z from 'zod';
import type { RecordChange } from '../events/record-change.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { AnswerRecord, LedgerRecord } from '../ledger/records.ts';
import { type ApiKeys, type Caller, identifyCaller } from './caller.ts';
import { createIdempotency, type FirstClaim } from './idempotency.ts';
import { parseParameters } from './parameters.ts';
import { readForm } from './read-form.ts';
import { invalidRequest, type Refusal } from './refusal.ts';
import { newRequestId } from './secrets.ts';

/** A request as a route sees it: its caller known, its parameters parsed, its idempotency key not used before. */
export type ApiRequest<Parameters> = {
  caller: Caller;
  given: Parameters;
  save: Save;
};

/**
 * Saves the records and, if the request came with an `Idempotency-Key`, the answer to be repeated, all together.
 * Gives the answer back once everything is on disk. An answer not saved leaves its key free.
 */
export type Save = (records: readonly LedgerRecord[], answer: Answer) => Promise<Answer>;

export type Answer = { status: number; body: object };

/** Turns a request into Stripe's answer, with what all of Stripe's answers have in common. */
export type AnswerRequest = <Schema extends z.ZodType>(
  c: Context,
  call: { callers: readonly Caller[]; parameters: Schema },
  route: (request: ApiRequest<z.output<Schema>>) => Answer | Promise<Answer>,
) => Promise<Response>;

export const SERVER_ONLY: readonly Caller[] = ['secret'];
export const SERVER_AND_BROWSER: readonly Caller[] = ['secret', 'publishable'];

export function ok(body: object): Answer {
  return { status: 200, body };
}

export function refuse({ status, error }: Refusal): Answer {
  return { status, body: { error } };
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

    const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    if (!key) return respond(await parseAndRoute(saveOnly(requestId)));

    const claimed = claim({ key, caller, path: apiPath(c), parameters: pairs });
    if (claimed.kind === 'refused') return respond(refuse(claimed.refusal));
    if (claimed.kind === 'repeated') return repeat(c, requestId, claimed.answer);
    try {
      return respond(await parseAndRoute(saveWithAnswer(claimed, requestId, key)));
    } finally {
      claimed.release();
    }

    async function parseAndRoute(save: Save): Promise<Answer> {
      const parameters = parseParameters(call.parameters, fields);
      return parameters.ok ? route({ caller, given: parameters.value, save }) : refuse(parameters.refusal);
    }
  };

  function saveOnly(requestId: string): Save {
    return async (records, answer) => {
      if (records.length > 0) await recordChange(records, { id: requestId, key: null });
      return answer;
    };
  }

  function saveWithAnswer({ id, digest }: FirstClaim, requestId: string, key: string): Save {
    return async (records, answer) => {
      const given = { requestId, status: answer.status, body: JSON.stringify(answer.body) };
      const repeatable: AnswerRecord = {
        kind: 'idempotent_answer',
        id,
        digest,
        answeredAt: now().getTime(),
        ...given,
      };
      await recordChange([...records, repeatable], { id: requestId, key });
      return answer;
    };
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
