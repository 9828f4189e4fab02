import type { createDiscount } from '#contract/calls/discounts.ts';
import type { CallInput } from '#contract/define-call.ts';
import type { WireDiscount } from '#contract/discount-schemas.ts';
import { type CheckedDiscount, checkDiscount } from '#domain/discounts/check-discount.ts';
import { describeDiscount } from '#domain/discounts/describe-discount.ts';
import type { DiscountClass, DiscountKind, DiscountScope } from '#domain/discounts/discount.ts';
import { plainAmount } from '#domain/money.ts';
import { dayBounds, dayIn } from '#domain/time-zone.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { amountErrors, centsOf, countOf, isBlank } from '../screen/typed-amounts.ts';

/** The form of a discount, as typed. Days are those of the shop's time zone; the last one is included. */
export type DiscountValues = {
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
  minimum: string;
  startDay: string;
  endDay: string;
  usageLimit: string;
  perCustomer: string;
  combinesWith: readonly DiscountClass[];
};

type Body = NonNullable<CallInput<typeof createDiscount>['body']>;

export type DiscountBody = Omit<Body, 'scope' | 'combinesWith'> & {
  scope: DiscountScope & { values: string[] };
  combinesWith: DiscountClass[];
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
  minimum: '',
  startDay: '',
  endDay: '',
  usageLimit: '',
  perCustomer: '',
  combinesWith: ['product', 'order', 'shipping'],
};

export function valuesOfDiscount(discount: WireDiscount, zone: string): DiscountValues {
  const { kind, value, minimumSubtotal, startsAt, endsAt, usageLimit, perCustomer } = discount;
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
    minimum: minimumSubtotal === undefined ? '' : plainAmount(minimumSubtotal),
    startDay: startsAt ? dayIn(new Date(startsAt), zone) : '',
    // The moment of the end is excluded.
    endDay: endsAt ? dayIn(new Date(Date.parse(endsAt) - 1), zone) : '',
    usageLimit: number(usageLimit),
    perCustomer: number(perCustomer),
    combinesWith: discount.combinesWith,
  };
}

/** Whole fields, as the server stores them. Amounts in cents. */
export function bodyOfDiscount(values: DiscountValues, zone: string): DiscountBody {
  const { kind, scopeOf, startDay, endDay } = values;
  const optional = (typed: string) => (isBlank(typed) ? null : countOf(typed));
  const percent = isBlank(values.percent) ? (kind === 'buy_get' ? 100 : null) : numberOf(values.percent);
  const amount = isBlank(values.amount) ? null : centsOf(values.amount) / 100;
  return {
    code: values.byCode ? values.code.trim() : null,
    title: values.title.trim(),
    kind,
    value: kind === 'shipping' ? null : kind === 'amount' ? amount : percent,
    buy: kind === 'buy_get' ? countOf(values.buy) : null,
    get: kind === 'buy_get' ? countOf(values.get) : null,
    scope: { of: scopeOf, values: scopeOf === 'all' ? [] : [...values.scopeValues] },
    minimumSubtotal: isBlank(values.minimum) ? null : centsOf(values.minimum),
    startsAt: startDay === '' ? null : dayBounds(startDay, zone).from.toISOString(),
    endsAt: endDay === '' ? null : dayBounds(endDay, zone).before.toISOString(),
    usageLimit: optional(values.usageLimit),
    perCustomer: optional(values.perCustomer),
    combinesWith: [...values.combinesWith],
  };
}

/** Messages by field of the form, by the rules of the server. */
export function discountErrors(values: DiscountValues, zone: string, uses: number): FieldErrors {
  const unread = amountErrors([
    ['minimum', 'The minimum', values.minimum],
    ['amount', 'The amount', values.amount],
  ]);
  const checked = checkValues(values, zone, uses);
  return { ...(checked.ok ? {} : errorsInForm(checked.problems, values.kind)), ...unread };
}

/** What the form says so far, in words; null while something that matters is missing or wrong. */
export function sentenceOf(
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
  const { startsAt, endsAt, code, ...body } = bodyOfDiscount(values, zone);
  const date = (text: string | null | undefined) => (text ? new Date(text) : null);
  return checkDiscount(
    {
      ...body,
      code: code ?? null,
      value: body.value ?? null,
      buy: body.buy ?? null,
      get: body.get ?? null,
      minimumSubtotal: body.minimumSubtotal ?? null,
      usageLimit: body.usageLimit ?? null,
      perCustomer: body.perCustomer ?? null,
      startsAt: date(startsAt),
      endsAt: date(endsAt),
    },
    uses,
  );
}

/** Messages of the server by field of the form. */
export function errorsInForm(
  fields: Partial<Record<string, string>>,
  kind: DiscountKind,
): Record<string, string> {
  const name = (field: string) => {
    if (field === 'value') return kind === 'amount' ? 'amount' : 'percent';
    if (field.startsWith('scope')) return 'scopeValues';
    return { minimumSubtotal: 'minimum', startsAt: 'startDay', endsAt: 'endDay' }[field] ?? field;
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, message]) => (message ? [[name(field), message]] : [])),
  );
}

function numberOf(typed: string): number {
  return Number(typed.trim().replace(/%$/, '').replace(',', '.'));
}
