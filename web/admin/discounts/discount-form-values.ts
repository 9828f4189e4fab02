import type { WireDiscount } from '#contract/discount-schemas.ts';
import { type CheckedDiscount, checkDiscount } from '#domain/discounts/check-discount.ts';
import { describeDiscount } from '#domain/discounts/describe-discount.ts';
import type { DiscountClass, DiscountKind, DiscountScope } from '#domain/discounts/discount.ts';
import { DISCOUNT_LIMITS, eachLimit } from '#domain/discounts/discount-limits.ts';
import { plainAmount } from '#domain/money.ts';
import { dayBounds, dayIn } from '#domain/time-zone.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { amountErrors, isBlank, parseCents, parseCount } from '../screen/typed-amounts.ts';
import { readFields, type TypedFields, typedFields } from '../screen/typed-fields.ts';

/** The form of a discount, as typed. Days are those of the shop's time zone; the last one is included. */
export type DiscountValues = TypedFields<typeof DISCOUNT_LIMITS> & {
  byCode: boolean;
  code: string;
  title: string;
  kind: DiscountKind;
  percent: string;
  amount: string;
  buy: string;
  get: string;
  scopeOf: DiscountScope['of'];
  scopeValues: readonly string[];
  startDay: string;
  endDay: string;
  combinesWith: readonly DiscountClass[];
};

export const EMPTY_DISCOUNT: DiscountValues = {
  byCode: true,
  code: '',
  title: '',
  kind: 'percent',
  percent: '',
  amount: '',
  buy: '2',
  get: '1',
  scopeOf: 'all',
  scopeValues: [],
  ...eachLimit(() => ''),
  startDay: '',
  endDay: '',
  combinesWith: ['product', 'order', 'shipping'],
};

export function discountToValues(discount: WireDiscount, zone: string): DiscountValues {
  const { kind, value, startsAt, endsAt } = discount;
  const number = (count: number | undefined, none = '') => (count === undefined ? none : String(count));
  return {
    byCode: discount.code !== undefined,
    code: discount.code ?? '',
    title: discount.title,
    kind,
    percent: kind === 'percent' || kind === 'buy_get' ? number(value) : '',
    amount: kind === 'amount' && value !== undefined ? plainAmount(Math.round(value * 100)) : '',
    buy: number(discount.buy, '2'),
    get: number(discount.get, '1'),
    scopeOf: discount.scope.of,
    scopeValues: discount.scope.values,
    ...typedFields(
      DISCOUNT_LIMITS,
      eachLimit((name) => discount[name] ?? null),
    ),
    startDay: startsAt ? dayIn(new Date(startsAt), zone) : '',
    // The moment of the end is excluded.
    endDay: endsAt ? dayIn(new Date(Date.parse(endsAt) - 1), zone) : '',
    combinesWith: discount.combinesWith,
  };
}

/** Returns the body that saves the form: all fields as the server stores them. */
export function valuesToDiscount(values: DiscountValues, zone: string) {
  const { kind, scopeOf, startDay, endDay } = values;
  const percent = isBlank(values.percent) ? (kind === 'buy_get' ? 100 : null) : parsePercent(values.percent);
  const amount = isBlank(values.amount) ? null : parseCents(values.amount) / 100;
  return {
    code: values.byCode ? values.code.trim() : null,
    title: values.title.trim(),
    kind,
    value: kind === 'shipping' ? null : kind === 'amount' ? amount : percent,
    buy: kind === 'buy_get' ? parseCount(values.buy) : null,
    get: kind === 'buy_get' ? parseCount(values.get) : null,
    scope: { of: scopeOf, values: scopeOf === 'all' ? [] : [...values.scopeValues] },
    ...readFields(DISCOUNT_LIMITS, values).values,
    startsAt: startDay === '' ? null : dayBounds(startDay, zone).from.toISOString(),
    endsAt: endDay === '' ? null : dayBounds(endDay, zone).before.toISOString(),
    combinesWith: [...values.combinesWith],
  };
}

/** Messages by field of the form, by the rules of the server. */
export function discountErrors(values: DiscountValues, zone: string, uses: number): FieldErrors {
  const unread = {
    ...readFields(DISCOUNT_LIMITS, values).unread,
    ...amountErrors([['amount', 'The amount', values.amount]]),
  };
  const checked = checkValues(values, zone, uses);
  return { ...(checked.ok ? {} : toFormErrors(checked.problems, values.kind)), ...unread };
}

/** Describes the discount of the form in a sentence; null while a required field is missing or wrong. */
export function describeValues(
  values: DiscountValues,
  { zone, names }: { zone: string; names: Readonly<Record<string, string>> },
): string | null {
  const checked = checkValues({ ...values, title: values.title || '-', code: values.code || '-' }, zone, 0);
  if (!checked.ok) return null;
  return describeDiscount(checked.definition, {
    zone,
    now: new Date(),
    names: new Map(Object.entries(names)),
  });
}

function checkValues(values: DiscountValues, zone: string, uses: number): CheckedDiscount {
  const body = valuesToDiscount(values, zone);
  const date = (text: string | null) => (text ? new Date(text) : null);
  return checkDiscount({ ...body, startsAt: date(body.startsAt), endsAt: date(body.endsAt) }, uses);
}

/** Messages of the server by field of the form. */
export function toFormErrors(
  fields: Partial<Record<string, string>>,
  kind: DiscountKind,
): Record<string, string> {
  const name = (field: string) => {
    if (field === 'value') return kind === 'amount' ? 'amount' : 'percent';
    if (field.startsWith('scope')) return 'scopeValues';
    return { startsAt: 'startDay', endsAt: 'endDay' }[field] ?? field;
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, message]) => (message ? [[name(field), message]] : [])),
  );
}

function parsePercent(typed: string): number {
  return Number(typed.trim().replace(/%$/, '').replace(',', '.'));
}
