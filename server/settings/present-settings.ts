import type { WireSettings } from '#contract/calls/settings.ts';
import { centsToDollars } from '#domain/money.ts';
import type { Company } from '#domain/settings/company.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** The settings as staff see them. */
export function presentSettings(settings: Settings): Omit<WireSettings, 'changedAt'> {
  const { freeShippingOver } = settings;
  return {
    company: presentCompany(settings.company),
    timeZone: settings.timeZone,
    shipping: centsToDollars(settings.shipping),
    freeShippingOver: freeShippingOver === null ? null : centsToDollars(freeShippingOver),
    taxRate: settings.taxBasisPoints / 10_000,
    deliveryDays: settings.deliveryDays,
    lowStockThreshold: settings.lowStockThreshold,
    colors: settings.colors.map(({ name, price }) => ({ name, price: centsToDollars(price) })),
    specifications: settings.specifications.map(({ name, value }) => ({ name, value })),
    features: settings.features,
  };
}

/** Who sells, as anyone may know it. */
export function presentCompany(company: Company): Company {
  const { name, street, city, state, zip, country, email, phone } = company;
  return { name, street, city, state, zip, country, email, phone };
}
