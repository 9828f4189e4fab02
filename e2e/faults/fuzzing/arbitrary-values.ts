import fc from 'fast-check';
import { INVALID_VALUES, type Schema } from '#server/testing/invalid-values.ts';

/** The part of a schema of the OpenAPI document by which values are generated. */
export type ValueSchema = Omit<Schema, 'anyOf' | 'oneOf' | 'properties' | 'items'> & {
  anyOf?: ValueSchema[];
  oneOf?: ValueSchema[];
  properties?: Record<string, ValueSchema>;
  items?: ValueSchema;
  additionalProperties?: ValueSchema | boolean;
  pattern?: string;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
};

export type Schemas = Record<string, ValueSchema>;

/** Schemas that contain themselves end here. */
const DEEPEST = 6;

/** The longest text and list that are generated, so that most requests stay small. */
const LONGEST = 300;
const MOST_ITEMS = 3;

/** Addresses of pictures and links; none of them leads out of this machine. */
const LINKS = [
  'https://pictures.invalid/a.jpg',
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'file:///etc/passwd',
];

/** Values that a schema allows. `known`: texts that mean something to the shop, such as ids and emails. */
export function validValue(
  schema: ValueSchema,
  schemas: Schemas,
  known: readonly string[],
  depth = 0,
): fc.Arbitrary<unknown> {
  const inner = (one: ValueSchema) => validValue(one, schemas, known, depth + 1);
  if (schema.$ref) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return depth > DEEPEST ? inner(choices.at(-1) ?? {}) : fc.oneof(...choices.map(inner));
  const [type] = [schema.type].flat();
  if (type === 'object') return objectOf(schema, inner, depth);
  if (type === 'array') {
    const least = schema.minItems ?? 0;
    const most =
      depth > DEEPEST ? least : Math.max(least, Math.min(MOST_ITEMS, schema.maxItems ?? MOST_ITEMS));
    return fc.array(inner(schema.items ?? {}), { minLength: least, maxLength: most });
  }
  if (type === 'integer') return fc.integer(rangeOf(schema));
  if (type === 'number') return fc.integer(rangeOf(schema)).map((whole) => whole / 100);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return textOf(schema, known);
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: ValueSchema,
  inner: (schema: ValueSchema) => fc.Arbitrary<unknown>,
  depth: number,
): fc.Arbitrary<unknown> {
  const names = Object.keys(properties).filter((name) => depth <= DEEPEST || required.includes(name));
  const fields = Object.fromEntries(names.map((name) => [name, inner(properties[name] ?? {})]));
  const named = fc.record(fields, { requiredKeys: required.filter((name) => names.includes(name)) });
  if (typeof additionalProperties !== 'object') return named;
  const others = fc.dictionary(fc.string(), inner(additionalProperties), { maxKeys: MOST_ITEMS });
  return fc.tuple(named, others).map(([one, more]) => ({ ...more, ...one }));
}

function rangeOf({ minimum = -1_000, maximum = 100_000 }: ValueSchema) {
  const least = Math.max(Math.ceil(minimum), -(2 ** 31));
  return { min: least, max: Math.max(least, Math.min(Math.floor(maximum), 2 ** 31 - 1)) };
}

function textOf(
  { format, pattern, minLength = 0, maxLength = LONGEST }: ValueSchema,
  known: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) };
  const written = fc.oneof(
    fc.string({ ...limits, unit: 'grapheme' }),
    fc.string({ ...limits, unit: 'binary' }),
    fc.constantFrom(...LINKS),
  );
  const usual = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, written);
  return pattern ? fc.oneof({ weight: 3, arbitrary: usual }, fc.stringMatching(new RegExp(pattern))) : usual;
}

/** Values that no schema means. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...INVALID_VALUES),
  fc.anything({ withNullPrototype: false, maxDepth: 3, maxKeys: 4 }).map(toJsonValue),
  fc.double({ noNaN: true }),
  fc.string({ unit: 'binary', maxLength: 2_000 }),
);

function toJsonValue(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part));
  return text === undefined ? null : JSON.parse(text);
}

/** The value with `wrong` in place of the part that `at` picks. */
export function replacePart(value: unknown, at: number, wrong: unknown): unknown {
  if (typeof value !== 'object' || value === null) return wrong;
  const names = Object.keys(value);
  const picked = names[at % (names.length + 1)];
  if (picked === undefined) return wrong;
  const rest = Math.floor(at / (names.length + 1));
  if (Array.isArray(value))
    return value.with(Number(picked), replacePart(value[Number(picked)], rest, wrong));
  return { ...value, [picked]: replacePart((value as Record<string, unknown>)[picked], rest, wrong) };
}
