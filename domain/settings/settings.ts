import { initialValues, type ValuesOf } from '../fields/field.ts';
import { DEFAULT_MENU, type Menu } from '../menus/menu.ts';
import { DEFAULT_PRICING_RULES } from '../pricing/totals.ts';
import { NO_SYNONYM_GROUPS, type SynonymGroups } from '../products/search/synonym-groups.ts';
import { NO_ZONES, type ShippingZones } from '../shipping/zone.ts';
import { NO_TAX_TABLE, type TaxTable } from '../tax/tax-table.ts';
import { DAY } from '../time-units.ts';
import { type Company, DEFAULT_COMPANY } from './company.ts';
import { SETTING_FIELDS } from './setting-fields.ts';

/** Everything staff can set. Amounts in cents. */
export type Settings = Omit<ValuesOf<typeof SETTING_FIELDS>, 'taxRate'> & {
  /** 800 = 8 %; on the wire and in the form the fraction `taxRate`. */
  taxBasisPoints: number;
  /** Shown on invoices, in the footer and on the contact page. */
  company: Company;
  /** Without zones, shipping is flat everywhere. */
  shippingZones: ShippingZones;
  /** Without rates, `taxBasisPoints` applies everywhere. */
  taxTable: TaxTable;
  /** The menus of the storefront. */
  headerMenu: Menu;
  footerMenu: Menu;
  /** Words of searches that mean the same. */
  synonyms: SynonymGroups;
};

/** Lists with calls, screens and versions of their own. */
export type SettingList = 'shippingZones' | 'taxTable' | 'synonyms' | 'headerMenu' | 'footerMenu';

const { taxRate: _, ...INITIALLY } = initialValues(SETTING_FIELDS);

export const DEFAULT_SETTINGS: Settings = {
  ...INITIALLY,
  taxBasisPoints: DEFAULT_PRICING_RULES.taxBasisPoints,
  company: DEFAULT_COMPANY,
  shippingZones: NO_ZONES,
  taxTable: NO_TAX_TABLE,
  synonyms: NO_SYNONYM_GROUPS,
  headerMenu: DEFAULT_MENU,
  footerMenu: DEFAULT_MENU,
};

/** In milliseconds. */
export function deliveryTimeOf({ deliveryDays }: Pick<Settings, 'deliveryDays'>): number {
  return deliveryDays * DAY;
}
