import * as z from 'zod/mini';
import { Company } from '#contract/calls/settings.ts';
import { plainSchema } from '#contract/described.ts';
import { menuKind } from '#contract/forms/menus.ts';
import type { Connection } from '#db/connection.ts';
import { mapFields } from '#domain/fields/field.ts';
import { stateKey } from '#domain/find-state.ts';
import { SETTING_FIELDS } from '#domain/settings/setting-fields.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { METHOD_KINDS } from '#domain/shipping/zone.ts';
import { isTimeZone } from '#domain/time-zone.ts';
import { selectSettings } from './settings-queries.ts';

export type StoredSettings = {
  settings: Settings;
  /** The time of the last change to each setting that differs from its default. */
  changedAt: ReadonlyMap<string, Date>;
};

/** Reads the settings of staff; `defaults` where none is set, or another version of the shop wrote it. */
export async function readSettings(db: Connection, defaults: Settings): Promise<StoredSettings> {
  return parseSettings(await selectSettings(db), defaults);
}

/** Parses the settings from rows that were read. */
export function parseSettings(
  rows: Awaited<ReturnType<typeof selectSettings>>,
  defaults: Settings,
): StoredSettings {
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const stored = Object.entries(SCHEMAS).flatMap(([name, schema]) => {
    const value = values.has(name) ? schema.safeParse(values.get(name)) : null;
    return value?.success ? [[name, value.data]] : [];
  });
  return {
    settings: { ...defaults, ...Object.fromEntries(stored) },
    changedAt: new Map(rows.map(({ name, changedAt }) => [name, changedAt])),
  };
}

const whole = z.number().check(z.int(), z.minimum(0));
const cents = z.number().check(z.int(), z.minimum(0));

const steps = z.array(z.object({ from: whole, price: cents }));

/** States as they are compared today: their country may have had no list when they were stored. */
const storedZone = z.object({
  id: z.string(),
  name: z.string(),
  regions: z.array(
    z.pipe(
      z.object({ country: z.string(), states: z.array(z.string()) }),
      z.transform(({ country, states }) => ({
        country,
        states: states.map((state) => stateKey(country, state)),
      })),
    ),
  ),
  methods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(METHOD_KINDS),
      rates: z.union([
        z.object({ by: z.literal('order'), price: cents }),
        z.object({ by: z.enum(['subtotal', 'weight']), steps }),
      ]),
      freeOver: z.nullable(cents),
      days: whole,
    }),
  ),
});

const storedTaxRate = z.pipe(
  z.object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    state: z.string(),
    category: z.string(),
    basisPoints: z.number().check(z.minimum(0), z.maximum(10_000)),
    taxesShipping: z.boolean(),
  }),
  z.transform(({ state, ...rate }) => ({ ...rate, state: stateKey(rate.country, state) })),
);

const storedEntry = { id: z.string(), label: z.string(), kind: menuKind, value: z.string() };

const storedMenu = z.object({
  version: whole,
  entries: z.array(z.object({ ...storedEntry, below: z.optional(z.array(z.object(storedEntry))) })),
});

/** Schemas of stored settings, without limits, which may change. */
const SCHEMAS: Record<string, z.ZodMiniType> = {
  ...mapFields(SETTING_FIELDS, (field) => plainSchema(field, () => whole)),
  taxBasisPoints: whole.check(z.maximum(10_000)),
  company: Company,
  timeZone: z.string().check(z.refine(isTimeZone)),
  shippingZones: z.object({ version: whole, zones: z.array(storedZone) }),
  taxTable: z.object({ version: whole, pricesIncludeTax: z.boolean(), rates: z.array(storedTaxRate) }),
  headerMenu: storedMenu,
  footerMenu: storedMenu,
  synonyms: z.object({
    version: whole,
    groups: z.array(z.object({ id: z.string(), words: z.array(z.string()) })),
  }),
};
