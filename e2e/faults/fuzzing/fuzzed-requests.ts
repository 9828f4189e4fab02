import fc from 'fast-check';
import { hostileValue, replacePart, type Schemas, type ValueSchema, validValue } from './arbitrary-values.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: ValueSchema };

export type Operation = {
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: ValueSchema }> };
  responses: Record<string, unknown>;
};

export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
};

/** A call of the document, with its method and the path as the document writes it. */
export type DocumentedCall = { method: string; path: string; operation: Operation };

export type FuzzedRequest = {
  call: DocumentedCall;
  /** Another one than the call's, now and then. */
  method: string;
  /** Below the address of the shop, with parameters and query. */
  url: string;
  headers: Record<string, string>;
  body: string | null;
};

export function listCalls(document: ApiDocument): DocumentedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

export function isForStaff({ operation }: DocumentedCall): boolean {
  return operation.security !== undefined;
}

/** Requests of one call: one in three is valid by the document, the others are nearly so, or hostile. */
export function fuzzedRequest(
  call: DocumentedCall,
  schemas: Schemas,
  known: readonly string[],
): fc.Arbitrary<FuzzedRequest> {
  const { operation } = call;
  const parameters = operation.parameters ?? [];
  const body = bodyOf(operation, schemas, known);
  return fc.record({
    call: fc.constant(call),
    method: fc.oneof(
      { weight: 50, arbitrary: fc.constant(call.method) },
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    ),
    url: fc
      .tuple(
        ...parameters.filter((each) => each.in !== 'header').map((each) => written(each, schemas, known)),
      )
      .map((values) => writeUrl(call.path, values)),
    headers: fc.tuple(OWN_HEADERS, body.type).map(([own, type]) => ({ ...own, ...type })),
    body: body.text,
  });
}

type Written = { name: string; in: 'path' | 'query' | 'header'; text: string | null };

/** A parameter as text; null: left out. */
function written({ name, in: place, schema }: Parameter, schemas: Schemas, known: readonly string[]) {
  const toText = (value: unknown) =>
    (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2_000);
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 4, arbitrary: validValue(schema, schemas, known).map(toText) },
    { weight: 1, arbitrary: hostileValue.map(toText) },
  );
  const usual = place === 'path' ? text : fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, text);
  return usual.map((value): Written => ({ name, in: place, text: value }));
}

function writeUrl(path: string, values: readonly Written[]): string {
  const query = new URLSearchParams();
  let url = `/api${path}`;
  for (const { name, in: place, text } of values)
    if (place === 'path')
      url = url.replace(`{${name}}`, () => encodeURIComponent((text ?? '').toWellFormed()));
    else if (text !== null) query.append(name, text);
  return query.size > 0 ? `${url}?${query}` : url;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Headers that any request may have. */
const OWN_HEADERS = fc.oneof(
  { weight: 30, arbitrary: fc.constant<Record<string, string>>({}) },
  fc.constantFrom<Record<string, string>[]>(
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    { 'X-HTTP-Method-Override': 'DELETE' },
    { 'Idempotency-Key': 'x'.repeat(300) },
    { 'Idempotency-Key': 'again' },
    { Accept: 'text/html', 'Accept-Language': '*;q=9', Range: 'bytes=0-,-1' },
    { 'If-None-Match': '"x", *', 'If-Modified-Since': 'x' },
  ),
);

/** The body of a call with its content type: JSON, broken JSON, or something else. */
function bodyOf({ requestBody }: Operation, schemas: Schemas, known: readonly string[]) {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return { type: fc.constant({}), text: fc.constant(null) };
  if (type !== 'application/json')
    return {
      type: fc.constantFrom({ 'Content-Type': type }, JSON_TYPE, {}),
      text: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 5_000 }),
        fc.constantFrom('%PDF-1.4\n', 'a,b\n1,2\n', '\xff\xd8\xff'),
      ),
    };
  const valid = validValue(content.schema, schemas, known);
  const nearly = fc
    .tuple(valid, fc.nat(), hostileValue)
    .map(([value, at, wrong]) => replacePart(value, at, wrong));
  const json = fc
    .oneof({ weight: 4, arbitrary: valid }, { weight: 4, arbitrary: nearly }, hostileValue)
    .map((value) => JSON.stringify(value) ?? '');
  const broken = fc
    .tuple(json, fc.nat(1_000))
    .map(([text, at]) => text.slice(0, at % Math.max(1, text.length)));
  return {
    type: fc.oneof(
      { weight: 30, arbitrary: fc.constant<Record<string, string>>(JSON_TYPE) },
      fc.constantFrom<Record<string, string>[]>(
        {},
        { 'Content-Type': 'text/plain' },
        { 'Content-Type': 'application/x-www-form-urlencoded' },
        { 'Content-Type': 'application/json; charset=utf-16' },
        { ...JSON_TYPE, 'Content-Encoding': 'gzip' },
      ),
    ),
    text: fc.oneof(
      { weight: 12, arbitrary: json },
      broken,
      fc.constantFrom('', '['.repeat(50_000), `{"a":"${'x'.repeat(300_000)}"}`, '{"a":1,"a":2}', '1e999'),
    ),
  };
}
