import type { Transaction } from '#db/connection.ts';
import { settings } from '#db/schema/index.ts';
import { EVERYWHERE } from '#domain/place.ts';
import { DEFAULT_PRICING_RULES } from '#domain/pricing/totals.ts';
import type { ShippingMethod, ShippingZones } from '#domain/shipping/zone.ts';

/**
 * The zones of the demo shop. The first method of each costs and takes what the specification says
 * (specification, section 9), so an order that chooses nothing is what it is in a shop without zones.
 */
export const DEMO_ZONES: ShippingZones = {
  version: 1,
  zones: [
    {
      id: 'demo-zone-us',
      name: 'United States',
      regions: [{ country: 'US', states: [] }],
      methods: [
        standard('demo-standard-us'),
        delivery('demo-express-us', 'Express', 2_900, 2),
        { ...delivery('demo-pickup', 'Pickup in Portland', 0, 1), kind: 'pickup' },
      ],
    },
    {
      id: 'demo-zone-world',
      name: 'Everywhere else',
      regions: [{ country: EVERYWHERE, states: [] }],
      methods: [
        standard('demo-standard-world'),
        delivery('demo-express-world', 'Express International', 4_500, 3),
      ],
    },
  ],
};

export async function addDemoShipping(tx: Pick<Transaction, 'insert'>, now: Date): Promise<void> {
  await tx.insert(settings).values({ name: 'shippingZones', value: DEMO_ZONES, changedAt: now });
}

function standard(id: string): ShippingMethod {
  return delivery(id, 'Standard', DEFAULT_PRICING_RULES.shipping, 5);
}

function delivery(id: string, name: string, price: number, days: number): ShippingMethod {
  return { id, name, kind: 'delivery', rates: { by: 'order', price }, freeOver: null, days };
}
