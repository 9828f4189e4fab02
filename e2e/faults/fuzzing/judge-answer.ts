import { calls } from '#contract/calls/index.ts';
import { Failure } from '#contract/failure.ts';
import { unnamedFields } from '#server/testing/unnamed-fields.ts';
import type { Caller } from './callers.ts';
import { type FuzzedRequest, isForStaff } from './fuzzed-requests.ts';
import { MARKER } from './planted-data.ts';

export type Answered = { status: number; text: string; headers: Headers };

/** Statuses of requests that no call is made for, or that did not arrive. */
const OF_NO_CALL = [400, 404, 405, 408];

/** Stack traces, as text and in JSON, and words of errors of the database. */
const INSIDE = /(?:\n|\\n)\s+at |node_modules|Failed query|drizzle-orm/;

/** Lists what is wrong with an answer. */
export function judgeAnswer(request: FuzzedRequest, caller: Caller, answer: Answered): string[] {
  const { status, text, headers } = answer;
  const isStranger = caller.name === 'nobody' || caller.name === 'shopper';
  const wrong: string[] = [];
  if (status === 0) return [`no answer: ${text}`];
  if (status >= 500 && status !== 503) wrong.push('a failure of the shop');
  if (status === 503 && !headers.get('Retry-After')) wrong.push('503 without Retry-After');
  if (INSIDE.test(text)) wrong.push('it shows the inside');
  if (isStranger && `${text}${JSON.stringify([...headers])}`.toLowerCase().includes(MARKER))
    wrong.push('it shows foreign data');
  const isOwnMethod = request.method === request.call.method;
  if (isStranger && isOwnMethod && isForStaff(request.call) && status < 400)
    wrong.push('staff only, but answered');
  if (request.method === 'HEAD' || request.method === 'OPTIONS') return wrong;
  return status < 400
    ? [...wrong, ...judgeSuccess(request, answer)]
    : [...wrong, ...judgeFailure(request, answer)];
}

function judgeFailure({ method, call }: FuzzedRequest, { status, text }: Answered): string[] {
  const isDocumented = Object.hasOwn(call.operation.responses, String(status));
  const isExpected = isDocumented || OF_NO_CALL.includes(status) || method !== call.method;
  const undocumented = isExpected ? [] : ['its status is not documented'];
  const failure = Failure.safeParse(parseJson(text));
  return failure.success ? undocumented : [...undocumented, 'it is no failure of the contract'];
}

function judgeSuccess({ method, call }: FuzzedRequest, { status, text, headers }: Answered): string[] {
  const contract = calls.find((each) => each.method === method && each.path === call.path);
  if (!contract) return ['no call has this method'];
  if (status !== contract.status) return [`its status should be ${contract.status}`];
  if (contract.produces || !headers.get('Content-Type')?.startsWith('application/json')) return [];
  const value = parseJson(text);
  const parsed = contract.output.safeParse(value);
  if (!parsed.success)
    return [`it is not as the contract says: ${JSON.stringify(parsed.error.issues).slice(0, 300)}`];
  const unnamed = unnamedFields(value, parsed.data);
  return unnamed.length > 0 ? [`it has fields without a name in the contract: ${unnamed}`] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
