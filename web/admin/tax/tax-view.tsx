import { useId } from 'react';
import type { WireSettings } from '#contract/calls/settings.ts';
import type { WireShippingZones } from '#contract/calls/shipping.ts';
import type { WireTaxRates } from '#contract/calls/tax.ts';
import { formatRate } from '#domain/tax/named-tax.ts';
import { TAX_PRESETS, type TaxPreset } from '#domain/tax/tax-presets.ts';
import { listTaxCategories, MAX_TAX_RATES } from '#domain/tax/tax-table.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EditableList } from '../screen/editable-list.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { ListConflictNotice } from '../screen/list-conflict-notice.tsx';
import { SaveBar } from '../screen/save-bar.tsx';
import { PricePreview } from '../settings/price-preview.tsx';
import { parseWireZones } from '../settings/stored-lists.ts';
import { RATE_COLUMNS, RateFields } from './rate-fields.tsx';
import { describeRate, readTaxTable } from './tax-form-values.ts';
import { newRate, withTaxPreset } from './tax-preset-values.ts';
import { useTaxForm } from './use-tax-form.ts';

type Props = { taxes: WireTaxRates; zones: WireShippingZones; settings: WireSettings };

/** The tax rates by place and category. */
export function TaxView({ taxes, zones, settings }: Props) {
  const form = useTaxForm(taxes);
  const { values, errors, isDirty, busy } = form;
  const { entries, rest } = values;
  const categories = useId();
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-6">
      <LeaveGuard when={isDirty && !busy} />
      <ListConflictNotice merge={form.merge} resolve={form.resolve} describe={describeRate} />
      <Card as="section" aria-label="Prices">
        <h2 className="text-xl">Prices</h2>
        <Checkbox
          label="Prices include tax"
          name="pricesIncludeTax"
          checked={rest.pricesIncludeTax}
          onChange={({ currentTarget }) => form.change({ rest: { pricesIncludeTax: currentTarget.checked } })}
          hint="For all places. As in Europe: the total is what the prices say, and the tax of the place that an order goes to is contained in it. Otherwise the tax is added at the checkout, wherever it goes."
          className="mt-3"
        />
      </Card>
      {entries.length === 0 && (
        <Card as="section" aria-label="No rates">
          <h2 className="text-xl">One rate for all</h2>
          <p className="mt-1 mb-4 max-w-prose text-muted">
            Every order is taxed at the {formatRate(settings.taxRate * 10_000)} of the general settings. Add a
            rate to tax by place, or start from a table and check it: rates change.
          </p>
          {renderPresets()}
        </Card>
      )}
      <Card as="section" aria-label="Rates">
        <h2 className="text-xl">Rates</h2>
        <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
          An order is taxed by the rate that names its place most exactly: its state, then its country, then
          everywhere else. There, the rate of the product’s tax category wins. Where no rate applies, there is
          no tax.
        </p>
        <EditableList
          path="rates"
          errors={errors}
          entries={entries}
          noun="rate"
          most={MAX_TAX_RATES}
          create={newRate}
          onChange={(next) => form.change({ entries: next })}
          columns={RATE_COLUMNS}
        >
          {(rate, place, change) => (
            <RateFields
              rate={rate}
              path={`rates.${place}`}
              errors={errors}
              categories={categories}
              onChange={change}
            />
          )}
        </EditableList>
        <datalist id={categories}>
          {[...new Set([...listTaxCategories(entries), ...COMMON_CATEGORIES])].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Card>
      {entries.length > 0 && (
        <Card as="section" aria-label="More rates">
          <h2 className="text-xl">Add rates from a table</h2>
          <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
            They are added to the rates above. A place that has a rate keeps it.
          </p>
          {renderPresets()}
        </Card>
      )}
      <PricePreview zones={parseWireZones(zones.zones)} table={readTaxTable(values)} settings={settings} />
      <SaveBar isDirty={isDirty} busy={busy} onDiscard={form.discard} label="Save taxes" />
    </form>
  );

  function renderPresets() {
    return <Presets onPreset={(preset) => form.change(withTaxPreset(values, preset))} />;
  }
}

/** Suggested beside those in use. */
const COMMON_CATEGORIES = ['Books', 'Clothing', 'Food'];

/** Tables of rates to start from. */
function Presets({ onPreset }: { onPreset: (preset: TaxPreset) => void }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {TAX_PRESETS.map((preset) => (
        <li key={preset.id} className="grid content-start justify-items-start gap-2">
          <Button size="sm" onClick={() => onPreset(preset)}>
            {preset.name}
          </Button>
          <p className="text-sm text-muted">{`${preset.source}, as of ${preset.date}. ${preset.advice}`}</p>
        </li>
      ))}
    </ul>
  );
}
