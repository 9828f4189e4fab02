import { EVERYWHERE, type Region } from '../place.ts';
import { EU_COUNTRIES } from '../tax/tax-presets.ts';
import type { ShippingMethod, ShippingZone } from './zone.ts';

/** Zones that a seller starts from. Their prices are examples. */
export type ShippingPreset = { id: 'us' | 'eu'; name: string; zones: readonly Omit<ShippingZone, 'id'>[] };

export const SHIPPING_PRESETS: readonly ShippingPreset[] = [
  {
    id: 'us',
    name: 'A seller in the United States',
    zones: [
      zone(
        'United States',
        [{ country: 'US', states: [] }],
        [delivery('Standard', 595, 5, 5_000), delivery('Express', 1_495, 2), pickup()],
      ),
      zone('Alaska and Hawaii', [{ country: 'US', states: ['AK', 'HI'] }], [delivery('Standard', 1_495, 10)]),
      zone('Canada', [{ country: 'CA', states: [] }], [delivery('Standard', 1_995, 10)]),
      zone('Everywhere else', [{ country: EVERYWHERE, states: [] }], [delivery('International', 3_995, 14)]),
    ],
  },
  {
    id: 'eu',
    name: 'A seller in the European Union',
    zones: [
      zone(
        'European Union',
        EU_COUNTRIES.map((country) => ({ country, states: [] })),
        [
          {
            ...delivery('Standard', 0, 5, 10_000),
            rates: {
              by: 'weight',
              steps: [
                { from: 0, price: 695 },
                { from: 2_000, price: 995 },
                { from: 10_000, price: 1_995 },
              ],
            },
          },
          delivery('Express', 1_995, 2),
          pickup(),
        ],
      ),
      zone(
        'Rest of Europe',
        ['CH', 'GB', 'LI', 'NO'].map((country) => ({ country, states: [] })),
        [delivery('Standard', 1_995, 8)],
      ),
    ],
  },
];

type NewMethod = Omit<ShippingMethod, 'id'>;

/** Ids are made when the preset is used; here a method is known by its place. */
function zone(name: string, regions: readonly Region[], methods: readonly NewMethod[]) {
  return { name, regions, methods: methods.map((method, place) => ({ ...method, id: String(place) })) };
}

function delivery(name: string, price: number, days: number, freeOver: number | null = null): NewMethod {
  return { name, kind: 'delivery', rates: { by: 'order', price }, freeOver, days };
}

function pickup(): NewMethod {
  return { name: 'Pickup', kind: 'pickup', rates: { by: 'order', price: 0 }, freeOver: null, days: 1 };
}
