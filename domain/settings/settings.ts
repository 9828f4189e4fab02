import { DEFAULT_PRICING_RULES, type PricingRules } from '../pricing/totals.ts';
import { NO_SYNONYM_GROUPS, type SynonymGroups } from '../products/search/synonym-groups.ts';
import { DEFAULT_TEMPLATES, type ProductTemplates } from '../products/templates.ts';
import type { CountedReviews } from '../reviews/counted-reviews.ts';
import { NO_ZONES, type ShippingZones } from '../shipping/zone.ts';
import { NO_TAX_TABLE, type TaxTable } from '../tax/tax-table.ts';
import { DAY } from '../time-units.ts';
import { DEFAULT_TIME_ZONE } from '../time-zone.ts';
import { type Company, DEFAULT_COMPANY } from './company.ts';

/** Everything staff can set. Amounts in cents. */
export type Settings = PricingRules &
  ProductTemplates & {
    /** Shown on invoices, in the footer and on the contact page. */
    company: Company;
    /**
     * True if pages show the example texts: story, team, testimonials, promises, opening hours, categories
     * and social links.
     */
    exampleTexts: boolean;
    /** True if shoppers can become members. */
    offerMemberships: boolean;
    /** IANA name of the shop's time zone. */
    timeZone: string;
    /** Days from an order to its expected delivery. */
    deliveryDays: number;
    /** Days after the delivery in which customers can ask for a return. */
    returnDays: number;
    /** Paragraphs in the words of the seller; while it is empty, the shop has no return policy. */
    returnPolicy: string;
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
    /** True if customers get their issued invoices, by mail and on the pages of their orders. */
    offerInvoices: boolean;
    /** True if shoppers can ask to be reminded of a checkout that they did not finish. */
    remindUnfinished: boolean;
    /** Without zones, shipping is flat everywhere. */
    shippingZones: ShippingZones;
    /** Without rates, `taxBasisPoints` applies everywhere. */
    taxTable: TaxTable;
    /** Words of searches that mean the same. */
    synonyms: SynonymGroups;
  };

/** Lists with calls, screens and versions of their own. */
export type SettingList = 'shippingZones' | 'taxTable' | 'synonyms';

export type SettingName = Exclude<keyof Settings, SettingList>;

/** The constants of the specification (spec 9). */
export const DEFAULT_SETTINGS: Settings = {
  company: DEFAULT_COMPANY,
  // The specification's texts and plans; a shop that starts empty has neither.
  exampleTexts: true,
  offerMemberships: true,
  timeZone: DEFAULT_TIME_ZONE,
  ...DEFAULT_PRICING_RULES,
  deliveryDays: 5,
  returnDays: 30,
  returnPolicy: '',
  lowStockThreshold: 5,
  // The shop of the specification accepts them.
  acceptUnpaidOrders: true,
  unpaidOrderHours: 72,
  countedReviews: 'all',
  holdReviews: false,
  offerInvoices: false,
  remindUnfinished: false,
  ...DEFAULT_TEMPLATES,
  shippingZones: NO_ZONES,
  taxTable: NO_TAX_TABLE,
  synonyms: NO_SYNONYM_GROUPS,
};

const SETTING_LISTS: readonly string[] = ['shippingZones', 'taxTable', 'synonyms'] satisfies SettingList[];

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS).filter(
  (name): name is SettingName => !SETTING_LISTS.includes(name),
);

/** In milliseconds. */
export function deliveryTimeOf({ deliveryDays }: Pick<Settings, 'deliveryDays'>): number {
  return deliveryDays * DAY;
}
