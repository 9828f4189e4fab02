import type { Context, Hono } from 'hono';
import type { Call, CallOutput, ParsedInput } from '#contract/define-call.ts';
import { FAILURE_MONEY } from '#contract/failure.ts';
import { findAbsentIdMessage } from '#contract/ids.ts';
import { amountsToCents, amountsToDollars } from '#contract/money-paths.ts';
import type { CacheTag } from '#db/cache-tags.ts';
import type { SharedRequest } from '../cache/shared-keys.ts';
import {
  type Admit,
  type Answer,
  type Refusal,
  refuse,
  type Success,
  sendRefusal,
  toJson,
  WrittenJson,
} from './answer.ts';
import { buildCartCookies } from './cart-cookies.ts';
import type { AnswerOnce, Seed } from './idempotency.ts';
import { listHeaders } from './list-headers.ts';
import { readFile } from './read-file.ts';
import { readJson } from './read-json.ts';
import { findSharing, type Show } from './shown-tags.ts';
import { NOT_SIGNED_IN, type RecordExport, type Staff } from './staff.ts';
import { buyerCookie, createBuyerToken, type Visitor } from './visitor.ts';

/** The context of every request. */
export type Environment = {
  Variables: {
    requestId: string;
    visitor: Visitor;
    secure: boolean;
    /** The member of staff who sent the request; null for all others. */
    findStaff: () => Promise<Staff | null>;
    answerOnce: AnswerOnce;
    recordExport: RecordExport;
    /** To be called once the body has arrived. */
    admit: Admit;
    limitReached?: Refusal['reached'];
    /** The request that stands for all with the same answer, if that is to be computed. */
    shared: SharedRequest | null;
  };
};

type Handler<C> = (
  input: ParsedInput<C>,
  request: {
    visitor: Visitor;
    /** The id of the request in the log. */
    requestId: string;
    headers: Headers;
    signal: AbortSignal;
    /** The ids of everything the request creates derive from it: the same for a repeated request. */
    seed: Seed;
    /** The buyer of this browser, or the one it becomes by an answer with `remembersBuyer`. */
    buyerDigest: string;
    /** The staff member, in calls for staff only. */
    staff: C extends { access: 'staff' } ? Staff : null;
    /** Finds the staff member, in calls for everyone that staff may use differently. */
    findStaff: () => Promise<Staff | null>;
  },
) => Promise<Answer<C extends { produces: string } ? ReadableStream | Uint8Array | string : CallOutput<C>>>;

type SharedHandler<C> = (
  input: ParsedInput<C>,
) => Promise<
  | (Success<CallOutput<C> | WrittenJson> & { shows: readonly CacheTag[] })
  | (Refusal & { shows?: readonly CacheTag[] })
>;

/** By the path of a shared call in the contract: answers it with its parsed input, in dollars. */
export type SharedCalls = Map<string, (input: unknown, show?: Show) => Promise<Answer<unknown>>>;

const sharedCalls = new WeakMap<Hono<Environment>, SharedCalls>();

/** The shared calls that are bound to an application. */
export function findSharedCalls(app: Hono<Environment>): SharedCalls {
  const bound: SharedCalls = sharedCalls.get(app) ?? new Map();
  sharedCalls.set(app, bound);
  return bound;
}

/** Binds a call whose answer is the same for everyone; `shows` are the tags of all that is in the answer. */
export function bindShared<C extends Call & { shared: true }>(
  app: Hono<Environment>,
  call: C,
  handler: SharedHandler<C>,
): void {
  const answerCall = async (input: unknown, show?: Show) => {
    const { shows, ...answer } = await handler(input as ParsedInput<C>);
    show?.(shows ?? null);
    return answerInDollars<CallOutput<C> | WrittenJson>(call, answer);
  };
  findSharedCalls(app).set(call.path, answerCall);
  // For what no key is made of, as an input that is refused.
  app.get(toRoutePath(call), async (context) => {
    const input = await parse(call, context);
    const answer = input.ok ? await answerCall(input.value, findSharing(context).show) : input;
    return respond(context, call, answer);
  });
}

/** Binds a call of the contract to its handler. Handlers have amounts in cents, the wire has dollars. */
export function bind<C extends Call>(
  app: Hono<Environment>,
  call: C & (C extends { shared: true } ? never : unknown),
  handler: Handler<C>,
): void {
  app.on(call.method, toRoutePath(call), async (context) => {
    const visitor = context.get('visitor');
    const findStaff = context.get('findStaff');
    const staff = call.access === 'staff' ? await findStaff() : null;
    if (call.access === 'staff' && !staff) return respond(context, call, NOT_SIGNED_IN);
    const input = await parse(call, context);
    if (!input.ok) return respond(context, call, input);
    const key = call.creates ? context.req.header('Idempotency-Key') : undefined;
    const { seed, ...answer } = await context.get('answerOnce')(
      call,
      key,
      requestInDollars(call, input.value),
      async (seed) => {
        const answer = await handler(input.value as ParsedInput<C>, {
          visitor,
          requestId: context.get('requestId'),
          headers: context.req.raw.headers,
          signal: context.req.raw.signal,
          seed,
          buyerDigest: visitor.buyerDigest ?? createBuyerToken(seed).digest,
          staff: staff as C extends { access: 'staff' } ? Staff : null,
          findStaff,
        });
        return answerInDollars(call, answer);
      },
    );
    if (answer.ok && staff && call.produces) {
      const request = { ...input.value.params, ...input.value.query };
      await context.get('recordExport')({ staff, fileName: answer.fileName ?? call.path, request });
    }
    if (answer.ok && answer.remembersBuyer && !visitor.buyerDigest)
      context.header('Set-Cookie', buyerCookie(createBuyerToken(seed).token, context.get('secure')), {
        append: true,
      });
    if (answer.ok && answer.remembersCart)
      for (const cookie of buildCartCookies(answer.remembersCart, {
        visitor,
        seed,
        secure: context.get('secure'),
      }))
        context.header('Set-Cookie', cookie, { append: true });
    return respond(context, call, answer);
  });
}

function toRoutePath({ path }: Call): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

type Input = { params?: object; query?: object; body?: unknown };

async function parse(
  call: Call,
  context: Context<Environment>,
): Promise<{ ok: true; value: Input } | Refusal> {
  const body = await readBody(call, context);
  if (!body.ok) return body;
  const sent = {
    params: context.req.param(),
    query: context.req.query(),
    body: amountsToCents(body.value, call.money?.input),
  };
  const value: Record<string, unknown> = {};
  // Without a prototype, so that no field's name is special.
  const fields: Record<string, string> = Object.create(null);
  let absentId: string | null = null;
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const result = schema.safeParse(sent[part]);
    if (result.success) value[part] = result.data;
    else {
      const [absent] = result.error.issues.map(findAbsentIdMessage);
      if (absent) absentId = absent;
      else for (const { path, message } of result.error.issues) fields[path.join('.') || 'body'] ??= message;
    }
  }
  const messages = Object.values(fields);
  if (messages.length === 0 && absentId !== null) return refuse('not_found', absentId);
  if (messages.length === 0) return { ok: true, value: value as Input };
  const message = messages.length === 1 && messages[0] ? messages[0] : 'Some fields are not right.';
  return { ok: false, refusal: { code: 'invalid', message, fields } };
}

async function readBody(call: Call, context: Context<Environment>) {
  const { req } = context;
  const admit = context.get('admit');
  if (call.accepts) return await readFile(req.raw, admit, call.accepts);
  if (call.body) return await readJson(req.raw, admit, call.maxBytes);
  return admit() ?? { ok: true as const, value: undefined };
}

/** Returns the input as it is compared with that of another request with the same Idempotency-Key. */
function requestInDollars(call: Call, input: Input): unknown {
  const paths = call.money?.input;
  return paths ? amountsToDollars(input, { body: paths }) : input;
}

/** Returns an answer as it is sent, and stored to be repeated. */
function answerInDollars<Body>(call: Call, answer: Answer<Body>): Answer<Body> {
  if (answer.ok && answer.body instanceof WrittenJson) return answer;
  return answer.ok
    ? { ...answer, body: amountsToDollars(answer.body, call.money?.output) as Body }
    : { ...answer, refusal: amountsToDollars(answer.refusal, FAILURE_MONEY) as Refusal['refusal'] };
}

function respond<Body>(context: Context<Environment>, call: Call, answer: Answer<Body>): Response {
  if (!answer.ok) {
    context.set('limitReached', answer.reached);
    return sendRefusal(context, answer);
  }
  for (const cookie of answer.cookies ?? []) context.header('Set-Cookie', cookie, { append: true });
  for (const [name, value] of listHeaders(answer, context.req.url)) context.header(name, value);
  if (call.produces) return download(context, call.produces, answer);
  return context.body(toJson(answer.body), call.status as 200, { 'Content-Type': 'application/json' });
}

function download<Body>(
  context: Context<Environment>,
  type: NonNullable<Call['produces']>,
  { body, fileName, fileType = type }: Success<Body>,
): Response {
  return context.body(body as string | ReadableStream, 200, {
    'Content-Type': fileType === 'text/csv' ? 'text/csv; charset=utf-8' : fileType,
    'Cache-Control': 'private, no-store',
    'Content-Disposition': `attachment; filename="${fileName ?? 'download'}"`,
  });
}
