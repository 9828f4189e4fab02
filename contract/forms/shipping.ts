import * as z from 'zod/mini';
import { countryName, findCountryCode } from '#domain/countries.ts';
import { formatCount } from '#domain/counts.ts';
import { stateKey } from '#domain/find-state.ts';
import { formatMoney } from '#domain/money.ts';
import { EVERYWHERE } from '#domain/place.ts';
import { MAX_SETTING } from '#domain/settings/setting-fields.ts';
import { MAX_WEIGHT, METHOD_KINDS, type MethodRates, SHIPPING_LIMITS } from '#domain/shipping/zone.ts';
import { listStates } from '#domain/states.ts';
import { optionalText, requiredText, text, wholeNumber } from '../fields.ts';
import { sentMoney } from '../money.ts';

/** A country by its code or name, or '*' for everywhere else; becomes its code. */
export function countryOrEverywhere() {
  return z.pipe(
    text(),
    z.transform((typed, context) => {
      const code = typed === EVERYWHERE ? EVERYWHERE : findCountryCode(typed);
      if (code) return code;
      const message = typed === '' ? 'Choose a country' : `The shop knows no country ${typed}`;
      context.issues.push({ code: 'custom', input: typed, message });
      return z.NEVER;
    }),
  );
}

/** The message for a state that its country does not have; null if it may be used. */
export function stateProblem(country: string, state: string): string | null {
  if (country === EVERYWHERE) return 'Everywhere else has no states';
  const listed = listStates(country);
  const isKnown = listed.length === 0 || listed.some(({ code }) => code === stateKey(country, state));
  return isKnown ? null : `${state} is not a state of ${countryName(country)}`;
}

const RegionForm = z.pipe(
  z.object({
    country: countryOrEverywhere(),
    states: z.pipe(
      z.optional(z.array(requiredText('State')).check(z.maxLength(SHIPPING_LIMITS.regions))),
      z.transform((states) => states ?? []),
    ),
  }),
  z.transform(({ country, states }, context) => {
    for (const [position, state] of states.entries()) {
      const message = stateProblem(country, state);
      if (message) context.issues.push({ code: 'custom', input: state, path: ['states', position], message });
    }
    return { country, states: [...new Set(states.map((state) => stateKey(country, state)))] };
  }),
);

function amount(label: string) {
  return sentMoney({ label, most: MAX_SETTING, wrong: `${label} must be an amount such as 15.00` });
}

const WRONG_WEIGHT = `The weight must be a whole number of grams from 0 to ${formatCount(MAX_WEIGHT)}`;
const NO_ROW = 'Add a row';
const TOO_MANY_ROWS = `At most ${SHIPPING_LIMITS.steps} rows`;

const AmountSteps = z
  .array(z.object({ fromAmount: amount('The subtotal'), price: amount('The price') }))
  .check(
    z.minLength(1, NO_ROW),
    z.maxLength(SHIPPING_LIMITS.steps, TOO_MANY_ROWS),
    ascending('fromAmount', formatMoney),
  );

const WeightSteps = z
  .array(z.object({ fromGrams: wholeNumber(0, MAX_WEIGHT, WRONG_WEIGHT), price: amount('The price') }))
  .check(
    z.minLength(1, NO_ROW),
    z.maxLength(SHIPPING_LIMITS.steps, TOO_MANY_ROWS),
    ascending('fromGrams', (grams) => `${formatCount(grams)} g`),
  );

/** Rows begin at 0 and ascend, so that exactly one applies to each order. */
function ascending<Name extends string>(name: Name, format: (value: number) => string) {
  return z.superRefine((steps: Record<Name, number>[], context) => {
    for (const [position, step] of steps.entries()) {
      const before = steps[position - 1]?.[name];
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: [position, name], message });
      if (before === undefined && step[name] !== 0) refuse('The first row starts at 0');
      if (before !== undefined && step[name] <= before)
        refuse(`Must be above ${format(before)}, where the row before starts`);
    }
  });
}

const DAYS = `Days must be a whole number from 0 to ${SHIPPING_LIMITS.days}`;

const MethodForm = z.object({
  /** Absent for a new method. */
  id: optionalText(50),
  name: requiredText('Name', 100),
  kind: z.enum(METHOD_KINDS, 'Choose delivery or pickup'),
  rates: z.discriminatedUnion('by', [
    z.object({ by: z.literal('order'), price: amount('The price') }),
    z.object({ by: z.literal('subtotal'), steps: AmountSteps }),
    z.object({ by: z.literal('weight'), steps: WeightSteps }),
  ]),
  freeOver: z.nullish(amount('The amount')),
  days: wholeNumber(0, SHIPPING_LIMITS.days, DAYS),
});

/**
 * Converts the rates of a shipping method as sent, for the rules of shipping: amounts in cents, weights in
 * grams.
 */
export function toMethodRates(rates: z.output<typeof MethodForm>['rates']): MethodRates {
  switch (rates.by) {
    case 'order':
      return rates;
    case 'subtotal':
      return {
        by: rates.by,
        steps: rates.steps.map(({ fromAmount, price }) => ({ from: fromAmount, price })),
      };
    case 'weight':
      return { by: rates.by, steps: rates.steps.map(({ fromGrams, price }) => ({ from: fromGrams, price })) };
  }
}

const ZoneForm = z.object({
  /** Absent for a new zone. */
  id: optionalText(50),
  name: requiredText('Name', 100),
  regions: z
    .array(RegionForm)
    .check(
      z.minLength(1, 'Choose at least one country'),
      z.maxLength(SHIPPING_LIMITS.regions, `At most ${SHIPPING_LIMITS.regions} countries`),
    ),
  methods: z
    .array(MethodForm)
    .check(
      z.maxLength(SHIPPING_LIMITS.methods, `At most ${SHIPPING_LIMITS.methods} methods`),
      distinctNames('A method of this zone has this name already'),
    ),
});

/** The zones of the shop with their limits. */
export const ShippingForm = z.object({
  zones: z
    .array(ZoneForm)
    .check(
      z.maxLength(SHIPPING_LIMITS.zones, `At most ${SHIPPING_LIMITS.zones} zones`),
      distinctNames('Another zone has this name already'),
    ),
});

export type ShippingForm = z.output<typeof ShippingForm>;

function distinctNames(message: string) {
  return z.superRefine((items: { name: string }[], context) => {
    const seen = new Set<string>();
    for (const [position, { name }] of items.entries()) {
      const key = name.toLowerCase();
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [position, 'name'], message });
      seen.add(key);
    }
  });
}
