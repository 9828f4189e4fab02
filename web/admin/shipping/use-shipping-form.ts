import { getShippingZones, putShippingZones, type WireShippingZones } from '#contract/calls/shipping.ts';
import { browserApi } from '#web/data.ts';
import { useListForm } from '../screen/use-list-form.ts';
import { checkShipping, toShippingValues } from './shipping-form-values.ts';

/** The form of the shipping zones. */
export function useShippingForm(loaded: WireShippingZones) {
  return useListForm(loaded, {
    valuesOf: toShippingValues,
    check: checkShipping,
    load: async () => (await browserApi(getShippingZones, {})).body,
    save: async (body) => (await browserApi(putShippingZones, { body })).body,
    saved: 'Shipping saved',
    notSaved: 'Failed to save shipping',
  });
}

export type ShippingFormState = ReturnType<typeof useShippingForm>;
