import * as z from 'zod/mini';
import { component } from '../component.ts';
import { staffCall } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { SETTING_FIELDS } from '../forms/settings.ts';
import { money } from '../money.ts';

/** Who sells, and how they are reached. */
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

/** Everything staff can set; the tax rate as a fraction (0.08). */
export const StaffSettings = component('StaffSettings', {
  company: Company,
  /** The IANA name of the zone whose days the shop counts and shows. */
  timeZone: z.string(),
  shipping: money(),
  freeShippingOver: z.nullable(money()),
  taxRate: z.number(),
  deliveryDays: z.number(),
  lowStockThreshold: z.number(),
  colors: z.array(z.object({ name: z.string(), price: money() })),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  features: z.array(z.string()),
  /** When one of them was last set; null while all are as the shop came. */
  changedAt: z.nullable(timestamp),
});

export type WireSettings = z.output<typeof StaffSettings>;

export const getSettings = staffCall({
  path: '/settings/staff',
  summary: 'Everything staff can set',
  output: StaffSettings,
});

export const updateSettings = staffCall({
  method: 'PUT',
  path: '/settings',
  summary: 'Change settings, whole or in part; they hold from the next price on',
  body: z.extend(z.partial(z.object(SETTING_FIELDS)), {
    /** `changedAt` as the sender saw it, null too: 409 when somebody else has set one of these since. */
    seen: z.nullable(timestamp),
  }),
  output: StaffSettings,
  failures: [409],
});
