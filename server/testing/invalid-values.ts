/** Values that an attacker may send in place of any other. */
export const INVALID_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.1 + 0.2,
  1e308,
  -1e308,
  2 ** 53 + 2,
  '',
  ' ',
  'NaN',
  '-0',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u0007',
  "';select pg_sleep(9)--",
  '%_\\',
  '../../etc/passwd',
  '{{7*7}}<script>alert(1)</script>',
  'javascript:alert(1)',
  '9999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  'x'.repeat(70_000),
  '9'.repeat(400),
  [],
  [null],
  [[[[]]]],
  Array.from({ length: 2_000 }, () => 'x'),
  {},
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  { $gt: '', toString: 'x', length: 1e9 },
];

/** The used part of a schema of the OpenAPI document. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  minLength?: number;
  minItems?: number;
};

/** Creates a valid value of a schema of the OpenAPI document, with all its fields. */
export function createSample(schema: Schema, all: Record<string, Schema>): unknown {
  if (schema.$ref) return createSample(all[schema.$ref.split('/').at(-1) ?? ''] ?? {}, all);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return createSample(first, all);
  const [type] = [schema.type].flat();
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, createSample(inner, all)]),
    );
  if (type === 'array') return schema.items && schema.minItems ? [createSample(schema.items, all)] : [];
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return sampleText(schema);
}

function sampleText({ format, minLength = 0 }: Schema): string {
  if (format === 'date-time') return '2026-01-02T03:04:05.000Z';
  if (format === 'date') return '2026-01-02';
  return 'ada@example.com'.padEnd(minLength, 'x');
}

/** The value with `wrong` in place of one of its parts, once for each part at any depth. */
export function* eachPartReplaced(value: unknown, wrong: unknown): Generator<unknown> {
  yield wrong;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries())
      for (const replaced of eachPartReplaced(part, wrong)) yield value.with(index, replaced);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value))
      for (const replaced of eachPartReplaced(part, wrong)) yield { ...value, [name]: replaced };
  }
}
