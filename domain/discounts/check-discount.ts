import { dollarsToCents, formatMoney, MAX_PAYMENT } from '../money.ts';
import { type DiscountDefinition, type DiscountKind, type DiscountTerms, toCodeKey } from './discount.ts';
import { DISCOUNT_LIMITS, type DiscountLimits, eachLimit } from './discount-limits.ts';

/** A discount as it is typed and sent. */
export type DiscountFields = Omit<DiscountDefinition, 'terms'> & {
  kind: DiscountKind;
  /** Percent (of those that are got, for buy_get), or dollars; null for free shipping. */
  value: number | null;
  /** Pieces, for buy_get only. */
  buy: number | null;
  get: number | null;
};

export type CheckedDiscount =
  | { ok: true; definition: DiscountDefinition }
  /** Messages by field. */
  | { ok: false; problems: Partial<Record<keyof DiscountFields, string>> };

export const MAX_PIECES = 100;

/** The same rules for the form and for the server. `uses`: how often it is used already. */
export function checkDiscount(fields: DiscountFields, uses = 0): CheckedDiscount {
  const terms = readTerms(fields);
  const { code, title, scope, startsAt, endsAt, usageLimit, minimumSubtotal } = fields;
  const problems = {
    ...('problems' in terms ? terms.problems : {}),
    ...(code !== null && toCodeKey(code) === '' && { code: 'Code is required' }),
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(scope.of !== 'all' && scope.values.length === 0 && { scope: CHOOSE[scope.of] }),
    ...(startsAt && endsAt && endsAt <= startsAt && { endsAt: 'The end must be after the start' }),
    ...limitProblems(fields),
    ...(usageLimit !== null && usageLimit < uses && { usageLimit: usedText(uses) }),
  };
  if (Object.keys(problems).length > 0 || 'problems' in terms) return { ok: false, problems };
  return {
    ok: true,
    definition: {
      ...eachLimit((name) => fields[name]),
      minimumSubtotal: minimumSubtotal || null,
      startsAt,
      endsAt,
      code: code === null ? null : code.trim(),
      title: title.trim(),
      terms,
      scope: { of: scope.of, values: scope.of === 'all' ? [] : [...new Set(scope.values)] },
      combinesWith: [...new Set(fields.combinesWith)],
    },
  };
}

/** Counts that are outside of their limits; amounts are checked by their schema. */
function limitProblems(limits: DiscountLimits) {
  const problems = Object.entries(DISCOUNT_LIMITS).flatMap(([name, { kind, subject, most }]) => {
    const count = limits[name as keyof DiscountLimits];
    return kind === 'count' && isOutside(count, most) ? [[name, whole(subject, most)]] : [];
  });
  return Object.fromEntries(problems) as { [Name in keyof DiscountLimits]?: string };
}

/** The fields of a defined discount. */
export function toDiscountFields({ terms, ...same }: DiscountDefinition): DiscountFields {
  const { code, title, scope, startsAt, endsAt, combinesWith } = same;
  const { buy, get } = terms.kind === 'buy_get' ? terms : { buy: null, get: null };
  const typed = { kind: terms.kind, value: toTypedValue(terms), buy, get };
  return { code, title, ...typed, scope, ...eachLimit((name) => same[name]), startsAt, endsAt, combinesWith };
}

function toTypedValue(terms: DiscountTerms): number | null {
  if (terms.kind === 'shipping') return null;
  return (terms.kind === 'amount' ? terms.amount : terms.basisPoints) / 100;
}

type Problems = { problems: Partial<Record<keyof DiscountFields, string>> };

function readTerms({ kind, value, buy, get }: DiscountFields): DiscountTerms | Problems {
  switch (kind) {
    case 'shipping':
      return { kind };
    case 'amount': {
      const amount = value === null ? 0 : dollarsToCents(value);
      if (amount >= 1 && amount <= MAX_PAYMENT) return { kind, amount };
      return { problems: { value: `The amount must be from $0.01 to ${formatMoney(MAX_PAYMENT)}` } };
    }
    case 'percent': {
      const basisPoints = readBasisPoints(value);
      return basisPoints === null ? { problems: { value: PERCENT } } : { kind, basisPoints };
    }
    case 'buy_get': {
      const basisPoints = readBasisPoints(value ?? 100);
      const wrong = (pieces: number | null) => pieces === null || isOutside(pieces, MAX_PIECES);
      if (basisPoints !== null && !wrong(buy) && !wrong(get) && buy !== null && get !== null)
        return { kind, buy, get, basisPoints };
      return {
        problems: {
          ...(basisPoints === null && { value: PERCENT }),
          ...(wrong(buy) && { buy: whole('The pieces to buy', MAX_PIECES) }),
          ...(wrong(get) && { get: whole('The pieces to get', MAX_PIECES) }),
        },
      };
    }
  }
}

const PERCENT = 'The percentage must be above 0 and at most 100';

const CHOOSE = {
  categories: 'Choose at least one category',
  collections: 'Choose at least one collection',
  products: 'Choose at least one product',
  variants: 'Choose at least one variant',
};

function readBasisPoints(percent: number | null): number | null {
  const basisPoints = Math.round((percent ?? 0) * 100);
  return basisPoints >= 1 && basisPoints <= 10_000 ? basisPoints : null;
}

function isOutside(count: number | null, most: number): boolean {
  return count !== null && !(Number.isInteger(count) && count >= 1 && count <= most);
}

function whole(label: string, most: number): string {
  return `${label} must be a whole number from 1 to ${most.toLocaleString('en-US')}`;
}

function usedText(uses: number): string {
  return `It is used ${uses === 1 ? 'once' : `${uses.toLocaleString('en-US')} times`} already`;
}
