import { EVERYWHERE, type Place } from '../place.ts';
import { findZone } from '../shipping/find-zone.ts';
import { type Delivery, type DeliveryRules, deliveryAt, deliveryTo } from './delivery.ts';

/**
 * The deliveries that an order without an address can turn out to have: to each place that a zone or tax rate
 * names, by each of its methods. Null stands for flat prices.
 */
export function possibleDeliveries(rules: DeliveryRules): (Delivery | null)[] {
  const home = deliveryTo(rules, null);
  if (!home) return [null];
  const { zones } = rules.shippingZones;
  const deliveries = namedPlaces(rules).flatMap((place) => {
    const methods = findZone(zones, place)?.methods ?? [];
    if (zones.length === 0) return [deliveryAt(rules, place, null)];
    return methods.map(({ id }) => deliveryAt(rules, place, id));
  });
  return [home, ...deliveries];
}

/** Everywhere else is a place that no zone or rate names. */
function namedPlaces({ shippingZones: { zones }, taxTable: { rates } }: DeliveryRules): Place[] {
  const named = [
    ...zones.flatMap(({ regions }) =>
      regions.flatMap(({ country, states }) =>
        (states.length > 0 ? states : ['']).map((state) => ({ country, state })),
      ),
    ),
    ...rates.map(({ country, state }) => ({ country, state })),
  ];
  const places = named.map(({ country, state }) => (country === EVERYWHERE ? '/' : `${country}/${state}`));
  return [...new Set(places)].map((key) => {
    const [country = '', state = ''] = key.split('/');
    return { country, state };
  });
}
