import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Call, CallOutput, ParsedInput } from '#contract/define-call.ts';
import { FAILURE_MONEY } from '#contract/failure.ts';
import { absentIdOf } from '#contract/ids.ts';
import { amountsToCents, amountsToDollars } from '#contract/money-paths.ts';
import { searchedToHeaders } from '#contract/search-headers.ts';
import {
  type Admit,
  type Answer,
  type PageOfTotal,
  type Refusal,
  refuse,
  STATUS_OF,
  type Success,
} from './answer.ts';
import type { AnswerOnce, Seed } from './idempotency.ts';
import { readJson } from './read-json.ts';
import { readPicture } from './read-picture.ts';
import type { Staff } from './staff.ts';
import { buyerCookie, buyerTokenOf, type Visitor } from './visitor.ts';

/** What every request brings along. */
export type Environment = {
  Variables: {
    requestId: string;
    visitor: Visitor;
    secure: boolean;
    /** Who of the staff asks; null when it is somebody else. */
    findStaff: () => Promise<Staff | null>;
    answerOnce: AnswerOnce;
    /** Takes the request on, once its body is here. */
    admit: Admit;
    /** A limit that was just reached. */
    limitReached?: Refusal['reached'];
  };
};

type Handler<C> = (
  input: ParsedInput<C>,
  request: {
    visitor: Visitor;
    /** What the log has about the request it has under this id. */
    requestId: string;
    headers: Headers;
    signal: AbortSignal;
    /**
     * What the ids of everything the request creates are made of: the same for the same request sent again.
     */
    seed: Seed;
    /** The buyer this browser is, or becomes by an answer that says `remembersBuyer`. */
    buyerDigest: string;
    /** Who of the staff asks; of calls that are theirs alone always somebody. */
    staff: C extends { access: 'staff' } ? Staff : null;
    /** The same for calls that anyone may make, but that mean more when staff make them. */
    findStaff: () => Promise<Staff | null>;
  },
) => Promise<Answer<C extends { produces: string } ? ReadableStream | Uint8Array | string : CallOutput<C>>>;

/**
 * Binds a call of the contract to its handler: parse, call, answer. Handlers have amounts in cents, the wire
 * in dollars.
 */
export function bind<C extends Call>(app: Hono<Environment>, call: C, handler: Handler<C>): void {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(call.method, path, async (context) => {
    const { requestId, visitor, secure, findStaff, answerOnce } = context.var;
    const staff = call.access === 'staff' ? await findStaff() : null;
    if (call.access === 'staff' && !staff) return respond(context, call, NOT_SIGNED_IN);
    const input = await parse(call, context);
    if (!input.ok) return respond(context, call, input);
    const key = call.creates ? context.req.header('Idempotency-Key') : undefined;
    const { seed, ...answer } = await answerOnce(
      call,
      key,
      requestInDollars(call, input.value),
      async (seed) => {
        const answer = await handler(input.value as ParsedInput<C>, {
          visitor,
          requestId,
          headers: context.req.raw.headers,
          signal: context.req.raw.signal,
          seed,
          buyerDigest: visitor.buyerDigest ?? buyerTokenOf(seed).digest,
          staff: staff as C extends { access: 'staff' } ? Staff : null,
          findStaff,
        });
        return answerInDollars(call, answer);
      },
    );
    if (answer.ok && answer.remembersBuyer && !visitor.buyerDigest)
      context.header('Set-Cookie', buyerCookie(buyerTokenOf(seed).token, secure), { append: true });
    return respond(context, call, answer);
  });
}

const NOT_SIGNED_IN = refuse('not_signed_in', 'Please sign in.');

type Input = Record<'params' | 'query' | 'body', unknown>;
type Parsed = { ok: true; value: Input } | Extract<Answer<never>, { ok: false }>;

async function parse(call: Call, context: Context<Environment>): Promise<Parsed> {
  const body = await readBody(call, context);
  if (!body.ok) return body;
  const sent = {
    params: context.req.param(),
    query: context.req.query(),
    body: amountsToCents(body.value, call.money?.input),
  };
  const value: Record<string, unknown> = {};
  const fields = noFields();
  let absentId: string | null = null;
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const result = schema.safeParse(sent[part]);
    if (result.success) value[part] = result.data;
    else {
      const [absent] = result.error.issues.map(absentIdOf);
      if (absent) absentId = absent;
      else Object.assign(fields, messagesByField(result.error.issues));
    }
  }
  const messages = Object.values(fields);
  if (messages.length === 0 && absentId !== null) return refuse('not_found', absentId);
  if (messages.length === 0) return { ok: true, value: value as Input };
  const message = messages.length === 1 && messages[0] ? messages[0] : 'Some fields are not right.';
  return { ok: false, refusal: { code: 'invalid', message, fields } };
}

async function readBody(call: Call, { req, var: { admit } }: Context<Environment>) {
  if (call.accepts) return await readPicture(req.raw, admit);
  if (call.body) return await readJson(req.raw, admit);
  return admit() ?? { ok: true as const, value: undefined };
}

/** What was sent, as it is compared with a request of the same Idempotency-Key. */
function requestInDollars(call: Call, input: Input): unknown {
  const paths = call.money?.input;
  return paths ? amountsToDollars(input, { body: paths }) : input;
}

/** An answer as it travels, and as it is stored to be repeated. */
function answerInDollars<Body>(call: Call, answer: Answer<Body>): Answer<Body> {
  return answer.ok
    ? { ...answer, body: amountsToDollars(answer.body, call.money?.output) as Body }
    : { ...answer, refusal: amountsToDollars(answer.refusal, FAILURE_MONEY) as Refusal['refusal'] };
}

/** Whatever a field is called, it is no property that every object has. */
function noFields(): Record<string, string> {
  return Object.create(null);
}

function messagesByField(issues: z.core.$ZodIssue[]): Record<string, string> {
  const fields = noFields();
  for (const issue of issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= issue.message;
  }
  return fields;
}

function respond<Body>(context: Context<Environment>, call: Call, answer: Answer<Body>): Response {
  if (!answer.ok) {
    context.set('limitReached', answer.reached);
    if (answer.retryAfter) context.header('Retry-After', String(answer.retryAfter));
    return context.json(answer.refusal, STATUS_OF[answer.refusal.code]);
  }
  for (const cookie of answer.cookies ?? []) context.header('Set-Cookie', cookie, { append: true });
  if (answer.page) setPageHeaders(context, answer.page);
  if (answer.searched)
    for (const [name, value] of Object.entries(searchedToHeaders(answer.searched)))
      context.header(name, value);
  if (call.produces) return download(context, call.produces, answer);
  return context.json(answer.body as object, call.status);
}

function download<Body>(
  context: Context<Environment>,
  type: NonNullable<Call['produces']>,
  { body, fileName }: Success<Body>,
): Response {
  return context.body(body as string | ReadableStream, 200, {
    'Content-Type': type === 'text/csv' ? 'text/csv; charset=utf-8' : type,
    'Content-Disposition': `attachment; filename="${fileName ?? 'download'}"`,
  });
}

/** X-Total-Count, and the neighbours of the page in Link (RFC 8288). */
function setPageHeaders(context: Context<Environment>, { page, limit, total }: PageOfTotal): void {
  const last = Math.max(1, Math.ceil(total / limit));
  const url = new URL(context.req.url);
  const link = (to: number, relation: string) => {
    url.searchParams.set('page', String(to));
    url.searchParams.set('limit', String(limit));
    return `<${url.pathname}${url.search}>; rel="${relation}"`;
  };
  const links = [
    page > 1 && link(1, 'first'),
    page > 1 && link(Math.min(page - 1, last), 'prev'),
    page < last && link(page + 1, 'next'),
    page < last && link(last, 'last'),
  ].filter((entry) => entry !== false);
  context.header('X-Total-Count', String(total));
  if (links.length > 0) context.header('Link', links.join(', '));
}
