import { DEFAULT_PRICING_RULES, type PricingRules } from '../pricing/totals.ts';
import { DEFAULT_TEMPLATES, type ProductTemplates } from '../products/templates.ts';
import type { CountedReviews } from '../reviews/counted-reviews.ts';
import { DAY } from '../time-units.ts';
import { DEFAULT_TIME_ZONE } from '../time-zone.ts';
import { type Company, DEFAULT_COMPANY } from './company.ts';

/** Everything staff can set. Amounts in cents. */
export type Settings = PricingRules &
  ProductTemplates & {
    /** Shown on invoices, in the footer and on the contact page. */
    company: Company;
    /** IANA name of the shop's time zone. */
    timeZone: string;
    /** Days from an order to its expected delivery. */
    deliveryDays: number;
    /** Products with this stock or less are low on stock. */
    lowStockThreshold: number;
    /** True if orders without a payment are accepted. */
    acceptUnpaidOrders: boolean;
    /** Hours after which an unpaid order that nobody works on is canceled. */
    unpaidOrderHours: number;
    /** The reviews that count in the rating of a product. */
    countedReviews: CountedReviews;
    /** True if reviews by shoppers are published only once staff approve them. */
    holdReviews: boolean;
  };

export type SettingName = keyof Settings;

/** The constants of the specification (spec 9). */
export const DEFAULT_SETTINGS: Settings = {
  company: DEFAULT_COMPANY,
  timeZone: DEFAULT_TIME_ZONE,
  ...DEFAULT_PRICING_RULES,
  deliveryDays: 5,
  lowStockThreshold: 5,
  // The shop of the specification accepts them.
  acceptUnpaidOrders: true,
  unpaidOrderHours: 72,
  countedReviews: 'all',
  holdReviews: false,
  ...DEFAULT_TEMPLATES,
};

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as readonly SettingName[];

/** In milliseconds. */
export function deliveryTimeOf({ deliveryDays }: Pick<Settings, 'deliveryDays'>): number {
  return deliveryDays * DAY;
}
