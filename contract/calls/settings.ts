import * as z from 'zod/mini';
import { COUNTED_REVIEWS } from '#domain/reviews/counted-reviews.ts';
import { staffCall } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { SETTING_FIELDS } from '../forms/settings.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';

/** The seller's identity and contact data. */
export const Company = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** Everything staff can set; the tax rate is a fraction (0.08). */
export const StaffSettings = component('StaffSettings', {
  company: Company,
  /** True if pages show the example texts, such as story, team and testimonials. */
  exampleTexts: z.boolean(),
  /** True if shoppers can become members. */
  offerMemberships: z.boolean(),
  /** IANA name of the shop's time zone. */
  timeZone: z.string(),
  shipping: money(),
  freeShippingOver: z.nullable(money()),
  taxRate: z.number(),
  deliveryDays: z.number(),
  /** Days after the delivery in which customers can ask for a return. */
  returnDays: z.number(),
  /** Paragraphs, separated by empty lines; empty without a return policy. */
  returnPolicy: z.string(),
  lowStockThreshold: z.number(),
  acceptUnpaidOrders: z.boolean(),
  unpaidOrderHours: z.number(),
  /** The reviews that count in the rating of a product. */
  countedReviews: z.enum(COUNTED_REVIEWS),
  /** True if reviews by shoppers wait for approval. */
  holdReviews: z.boolean(),
  /** True if customers get their issued invoices, by mail and on the pages of their orders. */
  offerInvoices: z.boolean(),
  /** True if shoppers can ask to be reminded of a checkout that they did not finish. */
  remindUnfinished: z.boolean(),
  colors: z.array(z.object({ name: z.string(), price: money() })),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  features: z.array(z.string()),
  /** Present if there are shipping zones, which replace the flat shipping. */
  shipsByZone: z.optional(z.literal(true)),
  /** Present if there are tax rates, which replace the one rate. */
  taxesByPlace: z.optional(z.literal(true)),
  /** When a setting was last changed; null while all are defaults. */
  changedAt: z.nullable(timestamp),
});

export type WireSettings = z.output<typeof StaffSettings>;

export const getSettings = staffCall({
  path: '/settings/staff',
  summary: 'Settings',
  output: StaffSettings,
});

export const updateSettings = staffCall({
  method: 'PUT',
  path: '/settings',
  summary: 'Change some or all settings; applies to prices from now on',
  body: z.extend(z.partial(z.object(SETTING_FIELDS)), {
    /** `changedAt` as last read: 409 if one of these settings was changed since. */
    seen: z.nullable(timestamp),
  }),
  output: StaffSettings,
  failures: [409],
});
