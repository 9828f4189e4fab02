import * as z from 'zod/mini';
import { type Cents, centsToDollars, formatMoney, MAX_PAYMENT } from '#domain/money.ts';
import type { CallMoney, MoneyPaths } from './money-paths.ts';

/** Schemas that are amounts, with their limits; Zod's own registry would be loaded by browsers. */
const AMOUNTS = new WeakMap<z.core.$ZodType, AmountLimits>();

type AmountLimits = { least?: Cents; most?: Cents };

/** An amount in an answer: cents in code, dollars on the wire. */
export function money() {
  return markAmount(z.number());
}

/**
 * An amount in a request: whole cents from `least` to `most`, in dollars with at most two decimals on the
 * wire. `label` begins the messages; `wrong` is the message for values that are not numbers.
 */
export function sentMoney({ label, least = 0, most = MAX_PAYMENT, wrong }: SentMoney = {}) {
  const message = (labelled: string, plain: string) => (label ? `${label} ${labelled}` : plain);
  const schema = z
    .number(wrong)
    .check(
      z.minimum(
        least,
        least === 0
          ? message('cannot be negative', 'Must be at least 0')
          : message(`must be at least ${formatMoney(least)}`, `Must be at least ${centsToDollars(least)}`),
      ),
      z.maximum(
        most,
        message(`must be less than ${roundAmount(most + 1)}`, `Must be at most ${centsToDollars(most)}`),
      ),
      z.refine(Number.isInteger, message('can have two decimals at most', 'At most two decimals')),
    );
  return markAmount(schema, { least, most });
}

/** The limits of a sent amount in cents; without a maximum for any other schema. */
export function limitsOf(schema: z.core.$ZodType): AmountLimits {
  return AMOUNTS.get(schema) ?? {};
}

function markAmount<Schema extends z.core.$ZodType>(schema: Schema, limits: AmountLimits = {}): Schema {
  AMOUNTS.set(schema, limits);
  return schema;
}

type SentMoney = AmountLimits & { label?: string; wrong?: Parameters<typeof z.number>[0] };

export function callMoney(body: z.core.$ZodType | undefined, output: z.core.$ZodType): CallMoney | undefined {
  const input = body && findMoneyPaths(body);
  const answer = findMoneyPaths(output);
  return input || answer ? { ...(input && { input }), ...(answer && { output: answer }) } : undefined;
}

/** Paths of the amounts in the input of a schema; undefined if it has none. */
export function findMoneyPaths(schema: z.core.$ZodType): MoneyPaths | undefined {
  if (AMOUNTS.has(schema)) return 1;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return findFieldPaths(Object.entries(def.shape));
    case 'record':
      return findFieldPaths([['*', def.valueType]]);
    case 'array':
      return findMoneyPaths(def.element);
    case 'optional':
    case 'nullable':
      return findMoneyPaths(def.innerType);
    case 'pipe':
      return findMoneyPaths(def.in);
    case 'union':
      return def.options.map(findMoneyPaths).reduce(merge, undefined);
    default:
      return undefined;
  }
}

function findFieldPaths(fields: [string, z.core.$ZodType][]): MoneyPaths | undefined {
  const paths = fields.flatMap(([field, schema]) => {
    const inner = findMoneyPaths(schema);
    return inner === undefined ? [] : [[field, inner] as const];
  });
  return paths.length > 0 ? Object.fromEntries(paths) : undefined;
}

/** Paths of a union of two shapes. */
function merge(one: MoneyPaths | undefined, other: MoneyPaths | undefined): MoneyPaths | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one === 1 || other === 1) return 1;
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const paths = merge(one[field], other[field]);
      return paths === undefined ? [] : [[field, paths]];
    }),
  );
}

function roundAmount(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, '');
}
