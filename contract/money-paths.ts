import { centsToDollars, exactCents } from '#domain/money.ts';

/**
 * Where a JSON value has amounts of money: 1 for an amount, else the paths of its fields; `*` stands for
 * every key of a record. An array has the paths of its items. Plain data, so that browsers load it without
 * the schemas it is derived from.
 */
export type MoneyPaths = 1 | { readonly [field: string]: MoneyPaths };

/** The amounts of a call: in its body and in its answer. */
export type CallMoney = { input?: MoneyPaths; output?: MoneyPaths };

/**
 * A value of the wire (dollars) with its amounts in cents; of more than two decimals a fraction stays, for
 * schemas to refuse.
 */
export function amountsToCents(value: unknown, paths: MoneyPaths | undefined): unknown {
  return convert(value, paths, exactCents);
}

/** A value with amounts in cents as it travels on the wire (dollars). */
export function amountsToDollars(value: unknown, paths: MoneyPaths | undefined): unknown {
  return convert(value, paths, centsToDollars);
}

function convert(
  value: unknown,
  paths: MoneyPaths | undefined,
  amountOf: (amount: number) => number,
): unknown {
  if (paths === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => convert(item, paths, amountOf));
  if (paths === 1) return typeof value === 'number' ? amountOf(value) : value;
  if (typeof value !== 'object') return value;
  const converted: Record<string, unknown> = { ...value };
  for (const field of '*' in paths ? Object.keys(value) : Object.keys(paths))
    if (Object.hasOwn(converted, field))
      converted[field] = convert(converted[field], paths[field] ?? paths['*'], amountOf);
  return converted;
}
