import * as z from 'zod/mini';
import { Company } from '#contract/calls/settings.ts';
import type { Connection } from '#db/connection.ts';
import { COUNTED_REVIEWS } from '#domain/reviews/counted-reviews.ts';
import { SETTING_NAMES, type SettingName, type Settings } from '#domain/settings/settings.ts';
import { isTimeZone } from '#domain/time-zone.ts';
import { selectSettings } from './settings-queries.ts';

export type StoredSettings = {
  settings: Settings;
  /** When each setting was changed, of those that differ from the defaults. */
  changedAt: ReadonlyMap<string, Date>;
};

/** The settings of staff; `defaults` where none is set, or another version of the shop wrote it. */
export async function readSettings(db: Connection, defaults: Settings): Promise<StoredSettings> {
  const rows = await selectSettings(db);
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const stored = SETTING_NAMES.flatMap((name) => {
    const value = values.has(name) ? SCHEMAS[name].safeParse(values.get(name)) : null;
    return value?.success ? [[name, value.data]] : [];
  });
  return {
    settings: { ...defaults, ...Object.fromEntries(stored) },
    changedAt: new Map(rows.map(({ name, changedAt }) => [name, changedAt])),
  };
}

const cents = z.number().check(z.int(), z.minimum(0));

/** Schemas of stored settings, without limits, which may change. */
const SCHEMAS: { [Name in SettingName]: z.ZodMiniType<Settings[Name]> } = {
  company: Company,
  timeZone: z.string().check(z.refine(isTimeZone)),
  shipping: cents,
  freeShippingOver: z.nullable(cents),
  taxBasisPoints: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  deliveryDays: z.number().check(z.int(), z.minimum(0)),
  lowStockThreshold: z.number().check(z.int(), z.minimum(0)),
  acceptUnpaidOrders: z.boolean(),
  unpaidOrderHours: z.number().check(z.minimum(0)),
  countedReviews: z.enum(COUNTED_REVIEWS),
  holdReviews: z.boolean(),
  colors: z.array(z.object({ name: z.string(), price: cents })),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  features: z.array(z.string()),
};
