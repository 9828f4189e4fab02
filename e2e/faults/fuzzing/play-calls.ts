import fc from 'fast-check';
import type { Schemas } from './arbitrary-values.ts';
import { type Caller, fromNewAddress } from './callers.ts';
import { type DocumentedCall, type FuzzedRequest, fuzzedRequest } from './fuzzed-requests.ts';
import { type Answered, judgeAnswer } from './judge-answer.ts';
import { MARKER } from './planted-data.ts';

/** Milliseconds within which every request has an answer, and requests at the same time. */
const BOUND = 30_000;
const AT_ONCE = 6;

export type Play = {
  shop: string;
  caller: Caller;
  calls: readonly DocumentedCall[];
  schemas: Schemas;
  known: readonly string[];
  seed: number;
  count: number;
};

/** What came of the requests. */
export type Played = {
  /** The number of answers by caller and status. */
  statuses: Record<string, number>;
  /** True if an answer had the planted data: to staff, who may see it. */
  hasShownMarker: boolean;
  /** What is wrong with the answers. */
  found: string[];
};

/** Makes random requests of these calls. */
export async function playCalls(play: Play, played: Played): Promise<void> {
  const { caller, calls, schemas, known, seed, count } = play;
  const each = fc.constantFrom(...calls).chain((call) => fuzzedRequest(call, schemas, known));
  const next = fc.sample(each, { seed, numRuns: count }).values();
  const work = async () => {
    for (const request of next) {
      const answer = await send(play, request);
      const key = `${caller.name} ${answer.status}`;
      played.statuses[key] = (played.statuses[key] ?? 0) + 1;
      played.hasShownMarker ||= answer.text.includes(MARKER);
      for (const wrong of judgeAnswer(request, caller, answer))
        played.found.push(
          `${caller.name}: ${wrong}\n${describe(request)}\n${answer.status} ${answer.text.slice(0, 400)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function send(
  { shop, caller }: Play,
  { method, url, headers, body }: FuzzedRequest,
): Promise<Answered> {
  const takesBody = method !== 'GET' && method !== 'HEAD';
  try {
    const response = await fetch(`${shop}${url}`, {
      method,
      headers: { ...fromNewAddress(), ...headers, ...caller.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(BOUND),
      ...(takesBody && body !== null && { body }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: String(error) };
  }
}

function describe({ call, method, url, headers, body }: FuzzedRequest): string {
  return `${call.method} ${call.path}: ${method} ${url.slice(0, 500)} ${JSON.stringify(headers)} ${body?.slice(0, 1_500)}`;
}
