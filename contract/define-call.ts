import * as z from 'zod/mini';
import { callMoney } from './money.ts';
import type { CallMoney } from './money-paths.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The statuses a call may fail with, beyond those every call has (400 malformed, 429, 500, 503). */
export type FailureStatus = 401 | 403 | 404 | 409 | 413 | 415 | 422;

type Shape = z.ZodMiniObject | undefined;

/**
 * One call of the wire: what the server binds, the typed client sends and the OpenAPI document describes.
 * `path` is below /api, with its parameters in braces. `paged` calls carry X-Total-Count and Link.
 */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: Method;
  path: `/${string}`;
  tag: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
  /** What the answer is where it is not JSON: a file to download; `output` is z.string() then. */
  produces?: 'text/csv' | 'application/pdf';
  /** What the body is where it is not JSON: a file, which is sent and received as it is. */
  accepts?: 'image/*';
  status: 200 | 201;
  failures: readonly FailureStatus[];
  paged?: true;
  /**
   * Its answer says in headers (contract/search-headers.ts) when it is the answer to another search than was
   * typed.
   */
  searches?: true;
  /** Takes an Idempotency-Key: the same request sent again has the same answer and no second effect. */
  creates?: true;
  /** Whom it is open to; everyone unless given. */
  access?: 'staff';
  /** Which numbers are amounts: cents on both sides, dollars between them. */
  money?: CallMoney | undefined;
};

/** Declares a call. */
export function call<
  Output extends z.ZodMiniType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
>(definition: Call<Params, Query, Body, Output>): Call<Params, Query, Body, Output> {
  const { body, output } = definition;
  return { ...definition, money: callMoney(body, output) };
}

/** Declares a call that only staff may make. */
export function staffCall<
  Output extends z.ZodMiniType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
>(definition: Call<Params, Query, Body, Output>) {
  const failures: readonly FailureStatus[] = [401, ...definition.failures];
  return { ...call(definition), failures, access: 'staff' as const };
}

type FileType = NonNullable<Call['produces']>;

/** Declares a call of staff whose answer is a file to download, not JSON. */
export function staffFile<Params extends Shape = undefined, Query extends Shape = undefined>(
  definition: Omit<Call<Params, Query, undefined>, 'method' | 'output' | 'status' | 'produces'> & {
    produces: FileType;
  },
) {
  const { produces } = definition;
  return { ...staffCall({ ...definition, method: 'GET', output: z.string(), status: 200 }), produces };
}

/** Declares a call of staff whose body is a picture. */
export function staffUpload<Output extends z.ZodMiniType>(
  definition: Omit<Call<undefined, undefined, undefined, Output>, 'method' | 'status'>,
) {
  const failures: readonly FailureStatus[] = [413, 415, ...definition.failures];
  const upload = staffCall({
    ...definition,
    method: 'POST',
    failures,
    body: z.instanceof(Blob),
    status: 201,
  });
  return { ...upload, accepts: 'image/*' as const };
}

type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : never;
export type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

type Optional<T> = Record<never, never> extends T ? true : false;
type Part<Name extends string, S> = S extends z.ZodMiniType
  ? Optional<InputOf<S>> extends true
    ? { [K in Name]?: InputOf<S> }
    : { [K in Name]: InputOf<S> }
  : { [K in Name]?: undefined };

/** What a caller gives: path parameters, query and body, each only where the call has it. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, infer _>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** What the server's handler gets, parsed. */
export type ParsedInput<C> =
  C extends Call<infer P, infer Q, infer B, infer _>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> }
    : never;

/** The JSON a call answers with. */
export type CallOutput<C> = C extends Call<infer _P, infer _Q, infer _B, infer O> ? z.output<O> : never;
