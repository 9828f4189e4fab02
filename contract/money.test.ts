import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls/index.ts';
import { Failure } from './failure.ts';
import { findMoneyPaths, money, sentMoney } from './money.ts';
import { amountsToCents, amountsToDollars, type MoneyPaths } from './money-paths.ts';

/** The field names of amounts. */
const LIKE_MONEY =
  /^(price|cost|amount|total|subtotal|shipping|discount|tax|surcharge|revenue|refunded|refundable|lost|owed|exchangeShort|withdrawn|reinstated|adjustment|min|max|lowest|highest|regular)$|(Price|Subtotal|Total|Amount|Sales|Over|Tax)$/;

/** Numbers that are called so and are no amounts. */
const NO_MONEY = [
  // The number of reviews.
  'GET /products/{id}/reviews total',
  // A percentage.
  'GET /dashboard changes.totalSales',
];

describe('every call', () => {
  const numbers = calls.flatMap((call) => {
    const name = `${call.method} ${call.path}`;
    const parts = [call.body, call.output].filter((schema) => schema !== undefined);
    return parts.flatMap((schema) =>
      numbersIn(schema).map((number) => ({ ...number, name: `${name} ${number.path}` })),
    );
  });

  it('marks each amount, and nothing else', () => {
    const likeMoney = ({ path, name }: { path: string; name: string }) =>
      LIKE_MONEY.test(path.split('.').at(-1) ?? '') && !NO_MONEY.includes(name);
    expect(numbers.filter((number) => number.isMoney !== likeMoney(number))).toEqual([]);
    expect(numbers.filter(({ isMoney }) => isMoney).length).toBeGreaterThan(150);
  });

  it('has no needless exception', () => {
    expect(NO_MONEY.filter((name) => !numbers.some((number) => number.name === name))).toEqual([]);
  });

  const shapes = [
    ...calls.flatMap(({ method, path, money: paths }) => [
      [`${method} ${path} as sent`, paths?.input] as const,
      [`${method} ${path} as answered`, paths?.output] as const,
    ]),
    ['a failure', findMoneyPaths(Failure)] as const,
  ].flatMap(([name, paths]) => (paths ? [[name, paths] as const] : []));

  test.each(shapes)('%s converts its amounts to the wire and back without loss', (_, paths) => {
    fc.assert(
      fc.property(anyValueAt(paths), (value) => {
        const wire: unknown = JSON.parse(JSON.stringify(amountsToDollars(value, paths)));
        expect(amountsToCents(wire, paths)).toEqual(value);
      }),
      { numRuns: 20 },
    );
  });
});

describe('amounts', () => {
  const paths = findMoneyPaths(
    z.object({
      price: z.optional(money()),
      count: z.number(),
      choice: z.union([
        z.string(),
        z.object({ price: z.nullable(money()) }),
        z.array(z.object({ extra: money() })),
      ]),
      rates: z.record(z.string(), money()),
      later: z.pipe(
        z.object({ fee: money() }),
        z.transform(({ fee }) => fee),
      ),
    }),
  );

  it('are found in optional fields, unions, records and transformation inputs', () => {
    expect(paths).toEqual({ price: 1, choice: { price: 1, extra: 1 }, rates: { '*': 1 }, later: { fee: 1 } });
  });

  it('are converted at every depth, and nothing else is', () => {
    const value = {
      count: 3,
      choice: [{ extra: 150 }],
      rates: { a: 1, b: 2_050 },
      later: { fee: 99 },
      more: 7,
    };
    expect(amountsToDollars(value, paths)).toEqual({
      count: 3,
      choice: [{ extra: 1.5 }],
      rates: { a: 0.01, b: 20.5 },
      later: { fee: 0.99 },
      more: 7,
    });
  });

  test.each([
    null,
    undefined,
    'text',
    7,
    true,
    [],
    [null, ['text']],
    { price: '12.00', choice: 'red', rates: [1] },
  ])('leave %j for the schema to refuse', (value) => {
    const other = findMoneyPaths(
      z.object({ price: money(), rates: z.object({ a: money() }), choice: z.string() }),
    );
    expect(amountsToCents(value, other)).toEqual(value);
  });

  it('ignore inherited properties', () => {
    const sent: unknown = JSON.parse('{"__proto__": {"price": 1}, "constructor": 5}');
    expect(JSON.stringify(amountsToCents(sent, paths))).toBe(JSON.stringify(sent));
  });
});

describe('an amount that is sent', () => {
  const schema = sentMoney({ label: 'Price', most: 9_999_999 });
  const findProblem = (dollars: unknown) =>
    schema.safeParse(amountsToCents(dollars, 1)).error?.issues[0]?.message;

  test.each([
    [-0.01, 'Price cannot be negative'],
    [-1e-5, 'Price cannot be negative'],
    [0.001, 'Price can have two decimals at most'],
    [19.999, 'Price can have two decimals at most'],
    [100_000, 'Price must be less than $100,000'],
    [99_999.995, 'Price must be less than $100,000'],
    [1e300, 'Price must be less than $100,000'],
  ])('is refused as %d dollars', (dollars, message) => {
    expect(findProblem(dollars)).toBe(message);
  });

  test.each(['19.99', null, Number.NaN, true, [1], {}])('is refused as %j', (sent) => {
    expect(findProblem(sent)).toBeDefined();
  });

  test.each([
    [0, 0],
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [99_999.99, 9_999_999],
  ])('of %d dollars is %d cents', (dollars, cents) => {
    expect(schema.parse(amountsToCents(dollars, 1))).toBe(cents);
  });

  it('is taken exactly where it has two decimals at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (cents, parts) => {
        const dollars = cents / 100 + parts / 10_000;
        expect(findProblem(dollars) === undefined).toBe(parts === 0);
      }),
    );
  });
});

type NumberField = { path: string; isMoney: boolean };

/** The numbers of a schema before it transforms them, by path. */
function numbersIn(schema: z.core.$ZodType, path: readonly string[] = []): NumberField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'number':
      return [{ path: path.join('.'), isMoney: findMoneyPaths(schema) === 1 }];
    case 'object':
      return Object.entries(def.shape).flatMap(([field, inner]) => numbersIn(inner, [...path, field]));
    case 'record':
      return numbersIn(def.valueType, [...path, '*']);
    case 'array':
      return numbersIn(def.element, path);
    case 'optional':
    case 'nullable':
      return numbersIn(def.innerType, path);
    case 'pipe':
      return numbersIn(def.in, path);
    case 'union':
      return def.options.flatMap((option) => numbersIn(option, path));
    case 'string':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'unknown':
    case 'custom':
    case 'any':
      return [];
    default:
      throw new Error(`${path.join('.')}: what has amounts in a ${def.type} is not known`);
  }
}

/** Values with amounts at these paths, each there or not, alone or in arrays. */
function anyValueAt(paths: MoneyPaths): fc.Arbitrary<unknown> {
  if (paths === 1) return fc.integer({ min: -99_999_999, max: 99_999_999 });
  const fields = Object.entries(paths).map(([field, inner]) => [
    field === '*' ? 'any' : field,
    anyValueAt(inner),
  ]);
  const one = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof(one, fc.array(one, { maxLength: 3 }));
}
