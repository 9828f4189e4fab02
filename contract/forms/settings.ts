import * as z from 'zod/mini';
import { SETTING_FIELDS } from '#domain/settings/setting-fields.ts';
import { isTimeZone } from '#domain/time-zone.ts';
import { checkedAddress, countryField, postalCodeField, stateField } from '../address.ts';
import { requestShape } from '../described.ts';
import { emailAddress, phoneNumber, requiredText } from '../fields.ts';

const CompanyForm = checkedAddress(
  z.object({
    name: requiredText('Company name'),
    street: requiredText('Street'),
    city: requiredText('City'),
    state: stateField(),
    zip: postalCodeField(),
    country: countryField(),
    email: emailAddress(),
    phone: phoneNumber(),
  }),
  'zip',
);

/** The settings with their limits; the tax rate is a fraction (0.08). */
export const SettingsForm = z.object({
  company: CompanyForm,
  ...requestShape(SETTING_FIELDS),
  timeZone: z
    .string('Choose a time zone')
    .check(z.refine(isTimeZone, 'Choose a time zone such as America/Los_Angeles')),
});

export type SettingsForm = z.output<typeof SettingsForm>;
