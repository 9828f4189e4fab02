import { centsToDollars, exactCents } from '#domain/money.ts';

/**
 * The places of amounts in a JSON value: 1 for an amount, otherwise paths by field; `*` covers every key of a
 * record. An array has the paths of its items. Plain data, so that browsers load no schemas.
 */
export type MoneyPaths = 1 | { readonly [field: string]: MoneyPaths };

export type CallMoney = { input?: MoneyPaths; output?: MoneyPaths };

/** Converts dollars to cents. More than two decimals leave a fraction, which schemas refuse. */
export function amountsToCents(value: unknown, paths: MoneyPaths | undefined): unknown {
  return convert(value, paths, exactCents);
}

/** Converts cents to dollars. */
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
