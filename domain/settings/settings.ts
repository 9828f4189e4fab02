import { DEFAULT_PRICING_RULES, type PricingRules } from '../pricing/totals.ts';
import { DEFAULT_TEMPLATES, type ProductTemplates } from '../products/templates.ts';
import { DEFAULT_TIME_ZONE } from '../time-zone.ts';
import { type Company, DEFAULT_COMPANY } from './company.ts';

/** Everything about a shop that its staff can set. Amounts in cents. */
export type Settings = PricingRules &
  ProductTemplates & {
    /** Who sells: on invoices, in the footer and on the contact page. */
    company: Company;
    /** The IANA name of the zone whose days and clocks the shop goes by. */
    timeZone: string;
    /** Days from an order to its expected delivery. */
    deliveryDays: number;
    /** Products with as many pieces left or fewer are low on stock. */
    lowStockThreshold: number;
  };

export type SettingName = keyof Settings;

/** How a shop comes: the constants of the specification (spec 9). */
export const DEFAULT_SETTINGS: Settings = {
  company: DEFAULT_COMPANY,
  timeZone: DEFAULT_TIME_ZONE,
  ...DEFAULT_PRICING_RULES,
  deliveryDays: 5,
  lowStockThreshold: 5,
  ...DEFAULT_TEMPLATES,
};

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as readonly SettingName[];

const DAY = 86_400_000;

/** How long a delivery takes, in milliseconds. */
export function deliveryTimeOf({ deliveryDays }: Pick<Settings, 'deliveryDays'>): number {
  return deliveryDays * DAY;
}
