import type { WireSettings } from '#contract/calls/settings.ts';
import type { Company } from '#domain/settings/company.ts';
import type { Settings } from '#domain/settings/settings.ts';

export function presentSettings(settings: Settings): Omit<WireSettings, 'changedAt'> {
  return {
    company: presentCompany(settings.company),
    exampleTexts: settings.exampleTexts,
    offerMemberships: settings.offerMemberships,
    timeZone: settings.timeZone,
    shipping: settings.shipping,
    freeShippingOver: settings.freeShippingOver,
    taxRate: settings.taxBasisPoints / 10_000,
    deliveryDays: settings.deliveryDays,
    returnDays: settings.returnDays,
    returnPolicy: settings.returnPolicy,
    lowStockThreshold: settings.lowStockThreshold,
    acceptUnpaidOrders: settings.acceptUnpaidOrders,
    unpaidOrderHours: settings.unpaidOrderHours,
    countedReviews: settings.countedReviews,
    holdReviews: settings.holdReviews,
    offerInvoices: settings.offerInvoices,
    remindUnfinished: settings.remindUnfinished,
    colors: settings.colors.map(({ name, price }) => ({ name, price })),
    specifications: settings.specifications.map(({ name, value }) => ({ name, value })),
    features: settings.features,
  };
}

export function presentCompany(company: Company): Company {
  const { name, street, city, state, zip, country, email, phone } = company;
  return { name, street, city, state, zip, country, email, phone };
}
