import type * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
} from 'zod-openapi';
import type { Call } from '#contract/define-call.ts';
import { Failure } from '#contract/failure.ts';
import { limitsOf } from '#contract/money.ts';
import { SEARCHED_HEADERS } from '#contract/search-headers.ts';
import { centsToDollars } from '#domain/money.ts';

const REASONS: Record<number, string> = {
  400: 'Malformed, or invalid with a message per field',
  401: 'Not signed in',
  403: 'Not allowed, or sent by the page of another site',
  404: 'Not found',
  409: 'In conflict with what the shop knows',
  413: 'Too large',
  415: 'Not JSON, or not a file of a type that the call takes',
  422: 'The payment was refused',
  429: 'Too many requests; Retry-After says how long to wait',
  500: 'Failed on our side',
  503: 'Not available for a moment; Retry-After says how long to wait',
};

type TaggedCall = Call & { tag: string };

/** Opens the OpenAPI document of the calls, derived from the contract alone. */
export function openApiDocument(calls: readonly TaggedCall[], shopName: string): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: shopName,
      version: '1',
      description: `The calls of the ${shopName} shop. Amounts are dollars; every failure is a Failure.`,
    },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: SIGN_IN },
  };
  return createDocument(document, { override: amountInDollars });
}

/** Schemas have amounts in cents, the wire has dollars. */
const amountInDollars: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  const { least, most } = limitsOf(zodSchema);
  if (least) jsonSchema.minimum = centsToDollars(least);
  if (most !== undefined) jsonSchema.maximum = centsToDollars(most);
};

/** The authentication of staff; behind https the cookie's name begins with `__Host-`. */
const SIGN_IN = {
  staffToken: { type: 'http' as const, scheme: 'bearer', description: 'STAFF_API_TOKEN' },
  staffSession: { type: 'apiKey' as const, in: 'cookie' as const, name: 'marigold_staff' },
};

const IDEMPOTENCY_KEY = {
  in: 'header' as const,
  name: 'Idempotency-Key',
  description: 'The same request sent again with the same key has the same answer and no second effect.',
  schema: { type: 'string' as const, minLength: 1, maxLength: 255 },
};

function operation(call: TaggedCall): ZodOpenApiOperationObject {
  return {
    tags: [call.tag],
    summary: call.summary,
    ...(call.access === 'staff' && { security: [{ staffToken: [] }, { staffSession: [] }] }),
    ...((call.params || call.query) && {
      requestParams: { ...(call.params && { path: call.params }), ...(call.query && { query: call.query }) },
    }),
    ...(call.creates && { parameters: [IDEMPOTENCY_KEY] }),
    ...(call.body && {
      requestBody: { required: true, ...(call.accepts ? file(call.accepts.types) : json(call.body)) },
    }),
    responses: {
      [String(call.status)]: {
        description: 'Success',
        ...(call.produces ? { content: { [call.produces]: { schema: call.output } } } : json(call.output)),
        ...(call.paged && { headers: { ...PAGING, ...(call.searches && SEARCHED_HEADERS) } }),
      },
      ...Object.fromEntries(
        listFailures(call).map((status) => [
          String(status),
          { description: REASONS[status] ?? '', ...json(Failure) },
        ]),
      ),
    },
  };
}

/** Lists the statuses a call may fail with, ascending. */
function listFailures({ access, method, body, failures }: Call): number[] {
  const statuses = [
    ...[400, 429, 500, 503],
    ...(access === 'staff' ? [401] : []),
    // same-site.ts refuses changes sent by the page of another site.
    ...(method === 'GET' ? [] : [403]),
    ...(body ? [413, 415] : []),
    ...failures,
  ];
  return [...new Set(statuses)].sort();
}

const PAGING = {
  'X-Total-Count': {
    description: 'How many items there are on all pages',
    schema: { type: 'integer' as const },
  },
  Link: { description: 'The neighbours of this page (RFC 8288)', schema: { type: 'string' as const } },
};

function file(types: readonly string[]) {
  const schema = { type: 'string' as const, format: 'binary' };
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function json(schema: z.ZodMiniType) {
  return { content: { 'application/json': { schema } } };
}
