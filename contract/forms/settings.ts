import * as z from 'zod/mini';
import { formatCount } from '#domain/counts.ts';
import { COUNTED_REVIEWS } from '#domain/reviews/counted-reviews.ts';
import { isTimeZone } from '#domain/time-zone.ts';
import { checkedAddress, countryField, postalCodeField, stateField } from '../address.ts';
import { emailAddress, phoneNumber, requiredText, text, wholeNumber } from '../fields.ts';
import { sentMoney } from '../money.ts';

/** The largest amount in the settings, in cents. */
export const MAX_SETTING = 9_999_999;

/** Characters. */
export const MAX_RETURN_POLICY = 20_000;

/** Hours: a year. */
const MAX_UNPAID_HOURS = 8_760;

function amount(label: string) {
  return sentMoney({ label, most: MAX_SETTING, wrong: `${label} must be an amount such as 15.00` });
}

function count(label: string, max: number, min = 0) {
  return wholeNumber(min, max, `${label} must be a whole number from ${min} to ${formatCount(max)}`);
}

export const CompanyForm = checkedAddress(
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

export const MAX_TEMPLATES = 100;

function listOf<Entry extends z.ZodMiniType>(entry: Entry, nameOf: (value: z.output<Entry>) => string) {
  return z.array(entry).check(
    z.maxLength(MAX_TEMPLATES, `At most ${MAX_TEMPLATES}`),
    z.superRefine((entries: z.output<Entry>[], context) => {
      const seen = new Set<string>();
      for (const [position, value] of entries.entries()) {
        const name = nameOf(value).toLowerCase();
        if (seen.has(name))
          context.addIssue({ code: 'custom', path: [position], message: `${nameOf(value)} is there twice` });
        seen.add(name);
      }
    }),
  );
}

/** The settings with their limits; the tax rate is a fraction (0.08). */
export const SETTING_FIELDS = {
  company: CompanyForm,
  exampleTexts: z.boolean(),
  offerMemberships: z.boolean(),
  timeZone: z
    .string('Choose a time zone')
    .check(z.refine(isTimeZone, 'Choose a time zone such as America/Los_Angeles')),
  shipping: amount('Shipping'),
  /** Null: shipping is never free. */
  freeShippingOver: z.nullable(amount('The amount')),
  taxRate: z.number('The tax rate must be a percentage such as 8').check(
    z.minimum(0, 'The tax rate cannot be negative'),
    z.maximum(1, 'The tax rate can be 100 % at most'),
    z.refine(
      (rate) => Math.abs(Math.round(rate * 10_000) - rate * 10_000) < 1e-6,
      'The tax rate can have two decimals at most',
    ),
  ),
  deliveryDays: count('Delivery days', 365),
  returnDays: count('Return days', 3_650),
  returnPolicy: text(MAX_RETURN_POLICY),
  lowStockThreshold: count('The threshold', 1_000_000),
  acceptUnpaidOrders: z.boolean(),
  unpaidOrderHours: count('Hours', MAX_UNPAID_HOURS, 1),
  countedReviews: z.enum(COUNTED_REVIEWS, 'Choose which reviews count'),
  holdReviews: z.boolean(),
  offerInvoices: z.boolean(),
  remindUnfinished: z.boolean(),
  colors: listOf(
    z.object({ name: requiredText('Color name'), price: amount('The surcharge') }),
    ({ name }) => name,
  ),
  specifications: listOf(
    z.object({ name: requiredText('Specification name'), value: requiredText('Value') }),
    ({ name }) => name,
  ),
  features: listOf(requiredText('Feature'), (feature) => feature),
};

export const SettingsForm = z.object(SETTING_FIELDS);

export type SettingsForm = z.output<typeof SettingsForm>;
