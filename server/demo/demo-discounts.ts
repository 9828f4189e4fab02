import type { FirstStart } from '#db/fill/fill-first-start.ts';
import { discounts } from '#db/schema/index.ts';
import { type Discount, type DiscountDefinition, toCodeKey } from '#domain/discounts/discount.ts';
import { DAY } from '#domain/time-units.ts';
import { digestCustomer } from '../discounts/find-discounter.ts';
import { giveBackDiscounts, takeDiscounts } from '../discounts/take-discounts.ts';
import type { UseWriter } from '../discounts/use-queries.ts';
import { SLOW_MORNINGS } from './demo-collections.ts';

export type DemoDiscount = Discount & { code: string; createdAt: Date };

/** Returns the codes of the demo shop. None applies by itself: the amounts of the specification stay. */
export function demoDiscounts(now: Date): DemoDiscount[] {
  // Listed newest first.
  return definitions(now).map((discount, place) => {
    return { ...discount, uses: 0, createdAt: new Date(now.getTime() - (AGE + place) * DAY) };
  });
}

/** Days since the newest code exists; older than the orders that have one. */
const AGE = 46;

function definitions(now: Date): (DiscountDefinition & { id: string; code: string })[] {
  const always = { startsAt: null, endsAt: null, usageLimit: null, perCustomer: null };
  const everything = { of: 'all' as const, values: [] };
  return [
    {
      ...always,
      id: 'DC-DEM0-WEKC-0ME1-0000',
      code: 'WELCOME10',
      title: 'Welcome',
      terms: { kind: 'percent', basisPoints: 1_000 },
      scope: everything,
      minimumSubtotal: null,
      perCustomer: 1,
      combinesWith: ['product', 'shipping'],
    },
    {
      ...always,
      id: 'DC-DEM0-FASH-10N2-0000',
      code: 'FASHION20',
      title: 'Fashion week',
      terms: { kind: 'percent', basisPoints: 2_000 },
      scope: { of: 'categories', values: ['Fashion'] },
      minimumSubtotal: 5_000,
      endsAt: new Date(now.getTime() + 60 * DAY),
      combinesWith: ['product', 'order', 'shipping'],
    },
    {
      ...always,
      id: 'DC-DEM0-FREE-SH1P-0000',
      code: 'FREESHIP',
      title: 'Free shipping',
      terms: { kind: 'shipping' },
      scope: everything,
      minimumSubtotal: 7_500,
      usageLimit: 100,
      combinesWith: ['product', 'order', 'shipping'],
    },
    {
      ...always,
      id: 'DC-DEM0-MRN1-NGS5-0000',
      code: 'MORNINGS15',
      title: 'Slow mornings',
      terms: { kind: 'percent', basisPoints: 1_500 },
      scope: { of: 'collections', values: [SLOW_MORNINGS] },
      minimumSubtotal: null,
      combinesWith: ['product', 'order', 'shipping'],
    },
  ];
}

/** Adds the discounts, and takes their uses by the orders that they priced. */
export async function addDemoDiscounts(
  tx: UseWriter,
  codes: readonly DemoDiscount[],
  { orders }: FirstStart,
): Promise<void> {
  const rows = codes.map(({ code, minimumSubtotal, combinesWith, ...discount }) => ({
    ...discount,
    code,
    codeKey: toCodeKey(code),
    minimumSubtotalCents: minimumSubtotal,
    combinesWith: [...combinesWith],
  }));
  await tx.insert(discounts).values(rows);
  for (const { order } of orders) {
    const { id, userEmail, discounts: used = [], status, activities, createdAt } = order;
    if (used.length === 0) continue;
    const customerDigest = digestCustomer(userEmail);
    await takeDiscounts(tx, used, { checkoutId: id, customerDigest, at: createdAt });
    const rejectedAt = status === 'rejected' ? activities.at(-1)?.timestamp : undefined;
    if (rejectedAt) await giveBackDiscounts(tx, id, rejectedAt);
  }
}
