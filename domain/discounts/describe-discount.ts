import { formatLongDate } from '../dates.ts';
import { type Cents, formatMoney } from '../money.ts';
import { DAY } from '../time-units.ts';
import type { DiscountDefinition, DiscountTerms } from './discount.ts';
import { describeScope } from './scope.ts';

type Words = {
  zone: string;
  now: Date;
  /** The names of products, variants and collections, by id. */
  names?: ReadonlyMap<string, string>;
};

/** Describes a discount: '20 % off Fashion from $50, once per customer, until Sunday'. */
export function describeDiscount(
  {
    terms,
    scope,
    minimumSubtotal,
    usageLimit,
    perCustomer,
    startsAt,
    endsAt,
  }: Omit<DiscountDefinition, 'code' | 'title' | 'combinesWith'>,
  { zone, now, names }: Words,
): string {
  const subject = describeScope(scope, names);
  const from = minimumSubtotal === null ? '' : ` from ${shortMoney(minimumSubtotal)}`;
  const starts = startsAt && startsAt > now ? `from ${dayText(startsAt, zone, now)}` : null;
  // The last moment at which it applies.
  const ends = endsAt ? `until ${dayText(new Date(endsAt.getTime() - 1), zone, now)}` : null;
  return [
    `${termsText(terms, subject)}${from}`,
    perCustomer === null ? null : `${timesText(perCustomer)} per customer`,
    usageLimit === null ? null : `${timesText(usageLimit)} in all`,
    [starts, ends].filter((part) => part !== null).join(' ') || null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function termsText(terms: DiscountTerms, subject: string | null): string {
  switch (terms.kind) {
    case 'percent':
      return `${percentText(terms.basisPoints)} off ${subject ?? 'everything'}`;
    case 'amount':
      return `${shortMoney(terms.amount)} off ${subject ?? 'the order'}`;
    case 'shipping':
      return `Free shipping${subject ? ` with ${subject}` : ''}`;
    case 'buy_get': {
      const got = terms.basisPoints === 10_000 ? 'free' : `at ${percentText(terms.basisPoints)} off`;
      return `Buy ${terms.buy}, get ${terms.get} ${got}${subject ? ` of ${subject}` : ''}`;
    }
  }
}

function percentText(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}

/** '$50' and '$12.50' */
function shortMoney(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, '');
}

function timesText(times: number): string {
  if (times <= 2) return times === 1 ? 'once' : 'twice';
  return `${times.toLocaleString('en-US')} times`;
}

/** 'Sunday' within six days, otherwise 'March 8, 2026'. */
function dayText(date: Date, zone: string, now: Date): string {
  const isNear = Math.abs(date.getTime() - now.getTime()) < 6 * DAY && date > now;
  if (!isNear) return formatLongDate(date, zone);
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone }).format(date);
}

export const DISCOUNT_STATES = ['active', 'scheduled', 'ended', 'used_up'] as const;

export type DiscountState = (typeof DISCOUNT_STATES)[number];

export const DISCOUNT_STATE_NAMES: Record<DiscountState, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  ended: 'Ended',
  used_up: 'Used up',
};

export function discountState(
  {
    startsAt,
    endsAt,
    usageLimit,
    uses,
  }: Pick<DiscountDefinition, 'startsAt' | 'endsAt' | 'usageLimit'> & {
    uses: number;
  },
  now: Date,
): DiscountState {
  if (endsAt && endsAt <= now) return 'ended';
  if (startsAt && startsAt > now) return 'scheduled';
  return usageLimit !== null && uses >= usageLimit ? 'used_up' : 'active';
}
