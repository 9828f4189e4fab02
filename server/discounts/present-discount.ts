import type { WireDiscount } from '#contract/discount-schemas.ts';
import { toDiscountFields } from '#domain/discounts/check-discount.ts';
import { describeDiscount, discountState } from '#domain/discounts/describe-discount.ts';
import { eachLimit } from '#domain/discounts/discount-limits.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { StaffDiscount } from './staff-discount-queries.ts';

type Words = { now: Date; zone: string; names: ReadonlyMap<string, string> };

export function presentDiscount(discount: StaffDiscount, { now, zone, names }: Words): WireDiscount {
  const { code, kind, value, buy, get, title, scope, startsAt, endsAt, combinesWith } =
    toDiscountFields(discount);
  const known = scope.values.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
  return {
    id: discount.id,
    ...omitNulls({ code }),
    title,
    kind,
    ...omitNulls({ value, buy, get }),
    scope: { of: scope.of, values: [...scope.values] },
    names: Object.fromEntries(known),
    ...omitNulls({
      ...eachLimit((name) => discount[name]),
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    }),
    combinesWith: [...combinesWith],
    sentence: describeDiscount(discount, { zone, now, names }),
    state: discountState(discount, now),
    uses: discount.uses,
    givenAmount: discount.given,
    salesAmount: discount.sales,
    version: discount.version,
    createdAt: discount.createdAt.toISOString(),
  };
}

/** Returns the fields of a discount for the audit log; amounts in dollars. */
export function auditedDiscount(discount: Parameters<typeof toDiscountFields>[0]) {
  const { minimumSubtotal, ...fields } = toDiscountFields(discount);
  return { ...fields, minimumSubtotal: minimumSubtotal === null ? null : minimumSubtotal / 100 };
}
