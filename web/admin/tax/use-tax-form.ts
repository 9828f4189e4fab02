import { getTaxRates, putTaxRates, type WireTaxRates } from '#contract/calls/tax.ts';
import { browserApi } from '#web/data.ts';
import { useListForm } from '../screen/use-list-form.ts';
import { checkTaxes, toTaxValues } from './tax-form-values.ts';

/** The form of the tax rates. */
export function useTaxForm(loaded: WireTaxRates) {
  return useListForm(loaded, {
    valuesOf: toTaxValues,
    check: checkTaxes,
    load: async () => (await browserApi(getTaxRates, {})).body,
    save: async (body) => (await browserApi(putTaxRates, { body })).body,
    saved: 'Taxes saved',
    notSaved: 'Failed to save taxes',
  });
}
