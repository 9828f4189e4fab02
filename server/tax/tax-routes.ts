import type { Hono } from 'hono';
import { getTaxRates, putTaxRates, type WireTaxRates } from '#contract/calls/tax.ts';
import type { TaxForm } from '#contract/forms/tax.ts';
import type { Database } from '#db/connection.ts';
import { toBasisPoints } from '#domain/tax/basis-points.ts';
import type { TaxRate, TaxTable } from '#domain/tax/tax-table.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { changeList } from '../settings/change-list.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { readSettings } from '../settings/read-settings.ts';
import { distinctIds } from '../shipping/to-zones.ts';

type Services = { db: Database; settings: CurrentSettings; now: () => Date };

/** Binds the calls of the tax rates for staff, read from the database and not from the cache. */
export function taxRoutes(app: Hono<Environment>, { db, settings, now }: Services): void {
  bind(app, getTaxRates, async () => {
    const stored = await readSettings(db, settings.defaults);
    return success(presentTaxTable(stored.settings.taxTable));
  });

  bind(app, putTaxRates, async ({ body: { version, ...form } }, { staff }) => {
    const change = {
      name: 'taxTable' as const,
      seen: version,
      next: () => toTable(form),
      audited: (table: TaxTable) => {
        const { pricesIncludeTax, rates } = presentTaxTable(table);
        return { pricesIncludeTax, rates };
      },
    };
    const changed = await changeList(db, settings.defaults, change, { staff, now: now() });
    return changed.ok ? success(presentTaxTable(changed.list)) : changed;
  });
}

/** Converts a form; new rates get an ID. */
function toTable({ pricesIncludeTax, rates }: TaxForm): Omit<TaxTable, 'version'> {
  const createId = distinctIds();
  return {
    pricesIncludeTax,
    rates: rates.map(({ id, name, country, state, category, rate, taxesShipping }) => ({
      id: createId(id),
      name,
      country,
      state,
      category,
      basisPoints: toBasisPoints(rate),
      taxesShipping,
    })),
  };
}

function presentTaxTable({ version, pricesIncludeTax, rates }: TaxTable): WireTaxRates {
  return { version, pricesIncludeTax, rates: rates.map(presentRate) };
}

function presentRate(rate: TaxRate): WireTaxRates['rates'][number] {
  return {
    id: rate.id,
    name: rate.name,
    country: rate.country,
    ...(rate.state !== '' && { state: rate.state }),
    ...(rate.category !== '' && { category: rate.category }),
    rate: rate.basisPoints / 10_000,
    taxesShipping: rate.taxesShipping,
  };
}
