import type { putShippingZones, WireShippingZones } from '#contract/calls/shipping.ts';
import type { CallInput } from '#contract/define-call.ts';
import { ShippingForm, toMethodRates } from '#contract/forms/shipping.ts';
import { formatMoney, plainAmount } from '#domain/money.ts';
import { describePlace } from '#domain/place.ts';
import { MAX_SETTING } from '#domain/settings/setting-fields.ts';
import type { MethodRates, ShippingMethod, ShippingZone } from '#domain/shipping/zone.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { checkForm } from '../screen/check-form.ts';
import { amountErrors, isBlank, parseCents, parseCount } from '../screen/typed-amounts.ts';
import type { ListValues } from '../screen/use-list-form.ts';

export type StepEntry = { key: string; from: string; price: string };

/** A shipping method, with every number as typed text. */
export type MethodEntry = {
  key: string;
  id?: string | undefined;
  name: string;
  kind: ShippingMethod['kind'];
  by: MethodRates['by'];
  /** The price of a method with one price. */
  price: string;
  /** The steps of other methods. */
  steps: StepEntry[];
  /** Empty: never free. */
  freeOver: string;
  days: string;
};

export type RegionEntry = { key: string; country: string; states: string[] };

export type ZoneEntry = {
  key: string;
  id?: string | undefined;
  name: string;
  regions: RegionEntry[];
  methods: MethodEntry[];
};

export type ShippingValues = ListValues<ZoneEntry, null>;

type Body = Omit<CallInput<typeof putShippingZones>['body'], 'version'>;
type WireMethod = WireShippingZones['zones'][number]['methods'][number];

export function toShippingValues({ zones }: Pick<WireShippingZones, 'zones'>): ShippingValues {
  const entries = zones.map(({ id, name, regions, methods }) => ({
    key: id,
    id,
    name,
    regions: regions.map(({ country, states }) => ({ key: country, country, states })),
    methods: methods.map(methodEntry),
  }));
  return { entries, rest: null };
}

function methodEntry({ id, name, kind, rates, freeOver, days }: WireMethod): MethodEntry {
  return {
    key: id,
    id,
    name,
    kind,
    by: rates.by,
    price: rates.by === 'order' ? plainAmount(rates.price) : '',
    steps: toSteps(rates),
    freeOver: freeOver === null ? '' : plainAmount(freeOver),
    days: String(days),
  };
}

function toSteps(rates: WireMethod['rates']): StepEntry[] {
  if (rates.by === 'order') return [];
  const steps =
    rates.by === 'weight'
      ? rates.steps.map(({ fromGrams, price }) => ({ from: String(fromGrams), price }))
      : rates.steps.map(({ fromAmount, price }) => ({ from: plainAmount(fromAmount), price }));
  return steps.map(({ from, price }, row) => ({ key: String(row), from, price: plainAmount(price) }));
}

/** The zones of the form as calls take them. A number that is not understood is NaN. */
export function toShippingBody({ entries }: ShippingValues): Body {
  return {
    zones: entries.map(({ id, name, regions, methods }) => ({
      id,
      name: name.trim(),
      regions: regions.map(({ country, states }) => ({ country, states })),
      methods: methods.map((method) => ({
        id: method.id,
        name: method.name.trim(),
        kind: method.kind,
        rates: toRates(method),
        freeOver: isBlank(method.freeOver) ? null : parseCents(method.freeOver, MAX_SETTING),
        days: parseCount(method.days),
      })),
    })),
  };
}

function toRates({ by, price, steps }: MethodEntry): Body['zones'][number]['methods'][number]['rates'] {
  const parsePrice = (typed: string) => parseCents(typed, MAX_SETTING);
  switch (by) {
    case 'order':
      return { by, price: parsePrice(price) };
    case 'subtotal':
      return {
        by,
        steps: steps.map((row) => ({ fromAmount: parsePrice(row.from), price: parsePrice(row.price) })),
      };
    case 'weight':
      return {
        by,
        steps: steps.map((row) => ({ fromGrams: parseCount(row.from), price: parsePrice(row.price) })),
      };
  }
}

/** The zones of the form, or the errors of its fields by their paths. */
export function checkShipping(values: ShippingValues) {
  return checkForm(ShippingForm, toShippingBody(values), unreadAmounts(values));
}

/** Messages for the amounts that are not understood. */
function unreadAmounts({ entries }: ShippingValues): FieldErrors {
  const amounts = entries.flatMap(({ methods }, zone) =>
    methods.flatMap((method, place) => {
      const at = `zones.${zone}.methods.${place}`;
      const steps = method.steps.flatMap((step, row): [string, string, string][] => [
        ...(method.by === 'subtotal'
          ? [
              [`${at}.rates.steps.${row}.fromAmount`, 'The subtotal', step.from] satisfies [
                string,
                string,
                string,
              ],
            ]
          : []),
        [`${at}.rates.steps.${row}.price`, 'The price', step.price],
      ]);
      return [
        [`${at}.freeOver`, 'The amount', method.freeOver] satisfies [string, string, string],
        ...(method.by === 'order'
          ? [[`${at}.rates.price`, 'The price', method.price] satisfies [string, string, string]]
          : steps),
      ];
    }),
  );
  return amountErrors(amounts, MAX_SETTING);
}

/** The zones of the form for the rules of shipping; null while something in them is wrong. */
export function readZones(values: ShippingValues): ShippingZone[] | null {
  const checked = ShippingForm.safeParse(toShippingBody(values));
  if (!checked.success || Object.keys(unreadAmounts(values)).length > 0) return null;
  return checked.data.zones.map((zone, position) => ({
    ...zone,
    id: String(position),
    methods: zone.methods.map((method, place) => ({
      ...method,
      id: String(place),
      freeOver: method.freeOver ?? null,
      rates: toMethodRates(method.rates),
    })),
  }));
}

/** 'Home: United States; Standard $5.00, 5 days' */
export function describeZone({ name, regions, methods }: ZoneEntry): string {
  const places = regions
    .flatMap(({ country, states }) =>
      states.length > 0 ? states.map((state) => describePlace(country, state)) : [describePlace(country)],
    )
    .join(', ');
  const offered = methods.map(({ name, by, price, days }) => {
    const cents = parseCents(price);
    const cost = by === 'order' ? (Number.isNaN(cents) ? price : formatMoney(cents)) : `by ${by}`;
    return `${name} ${cost}, ${days} days`;
  });
  return `${name || 'A zone without a name'} (${places || 'no countries'}): ${offered.join('; ') || 'nothing is sent there'}`;
}
