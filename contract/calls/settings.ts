import * as z from 'zod/mini';
import { SETTING_FIELDS } from '#domain/settings/setting-fields.ts';
import { staffCall } from '../define-call.ts';
import { answerShape } from '../described.ts';
import { timestamp } from '../fields.ts';
import { SettingsForm } from '../forms/settings.ts';
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
  ...answerShape(SETTING_FIELDS),
  /** Present if there are shipping zones, which replace the flat shipping. */
  shipsByZone: z.optional(z.literal(true)),
  /** Present if there are tax rates, which replace the one rate. */
  taxesByPlace: z.optional(z.literal(true)),
  /** The time of the last change to a setting; null if all are defaults. */
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
  body: z.extend(z.partial(SettingsForm), {
    /** `changedAt` as last read: 409 if one of these settings was changed since. */
    seen: z.nullable(timestamp),
  }),
  output: StaffSettings,
  failures: [409],
});
