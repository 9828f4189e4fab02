import * as z from 'zod/mini';
import { callMoney } from './money.ts';
import type { CallMoney } from './money-paths.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Statuses a call may fail with, beyond those that follow from its definition: 400, 429, 500 and 503 of every
 * call, 401 of staff calls, 403 of calls that change something, 413 and 415 of calls with a body.
 */
export type FailureStatus = 401 | 403 | 404 | 409 | 422;

type Shape = z.ZodMiniObject | undefined;
type Body = z.ZodMiniType | undefined;

/** The files that a call takes, and what it says of others. */
export type FileBody = {
  types: readonly string[];
  maxBytes: number;
  wrongType: string;
  tooLarge: string;
};

type Definition<Params, Query, Body, Output> = {
  /** Default: GET. */
  method?: Method;
  /** Below /api, with parameters in braces. */
  path: `/${string}`;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
  /** The type of a body that is a file instead of JSON. */
  accepts?: FileBody;
  /** Bytes of a JSON body that is larger than those of other calls. */
  maxBytes?: number;
  /** Default: 200. */
  status?: 200 | 201;
  failures?: readonly FailureStatus[];
  /** The answer carries X-Total-Count and Link. */
  paged?: true;
  /** The answer carries the headers of contract/search-headers.ts if the search was corrected. */
  searches?: true;
  /** Takes an Idempotency-Key: the same request sent again has the same answer and no second effect. */
  creates?: true;
};

/** One call of the API: the server binds it, the typed client sends it, the OpenAPI document describes it. */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  B extends Body = Body,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = Definition<Params, Query, B, Output> & {
  method: Method;
  status: 200 | 201;
  failures: readonly FailureStatus[];
  /** The callers who may make the call. Default: everyone. */
  access?: 'staff';
  /** The answer is the same for everyone, so that it is cached. */
  shared?: true;
  /** Media type of an answer that is a file instead of JSON; `output` is z.string() then. */
  produces?: FileType;
  /** The fields that are amounts: cents on both sides, dollars between them. */
  money: CallMoney | undefined;
};

/** The content type of a file; for any type, the response states its own. */
type FileType = 'text/csv' | 'application/pdf' | '*/*';

export function call<
  Output extends z.ZodMiniType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  B extends Body = undefined,
>(definition: Definition<Params, Query, B, Output>): Call<Params, Query, B, Output> {
  const { body, output } = definition;
  return { method: 'GET', status: 200, failures: [], ...definition, money: callMoney(body, output) };
}

/** Declares a call whose answer is the same for everyone: it is cached, and its handler knows no visitor. */
export function sharedCall<
  Output extends z.ZodMiniType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
>(definition: Omit<Definition<Params, Query, undefined, Output>, 'method' | 'body' | 'creates'>) {
  return { ...call(definition), shared: true as const };
}

/** Declares a call that requires staff sign-in. */
export function staffCall<
  Output extends z.ZodMiniType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  B extends Body = undefined,
>(definition: Definition<Params, Query, B, Output>) {
  return { ...call(definition), access: 'staff' as const };
}

/** Declares a staff call that downloads a file. Default type: CSV. */
export function staffFile<Params extends Shape = undefined, Query extends Shape = undefined>({
  produces = 'text/csv',
  ...definition
}: Omit<Definition<Params, Query, undefined, never>, 'output'> & { produces?: FileType }) {
  return { ...staffCall({ ...definition, output: z.string() }), produces };
}

/** Declares a call by which everyone who may see it downloads a file; its answer says of which type. */
export function fileCall<Params extends Shape = undefined, Query extends Shape = undefined>(
  definition: Omit<Definition<Params, Query, undefined, never>, 'output'>,
) {
  return { ...call({ ...definition, output: z.string() }), produces: '*/*' as const };
}

export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : never;
export type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

type Optional<T> = Record<never, never> extends T ? true : false;
type Part<Name extends string, S> = S extends z.ZodMiniType
  ? Optional<InputOf<S>> extends true
    ? { [K in Name]?: InputOf<S> }
    : { [K in Name]: InputOf<S> }
  : { [K in Name]?: undefined };

/** The input of a call at the client: path parameters, query and body, as far as the call has them. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, infer _>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** The parsed input of a call at the server's handler. */
export type ParsedInput<C> =
  C extends Call<infer P, infer Q, infer B, infer _>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> }
    : never;

export type CallOutput<C> = C extends Call<infer _P, infer _Q, infer _B, infer O> ? z.output<O> : never;
