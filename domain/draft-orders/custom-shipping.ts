import { type Delivery, type DeliveryRules, type Destination, deliveryTo } from '../checkout/delivery.ts';
import { EVERYWHERE } from '../place.ts';
import type { ShippingZones } from '../shipping/zone.ts';
import type { CustomShipping } from './draft-order.ts';

export const CUSTOM_METHOD_ID = 'custom';

/** Days until it arrives, as in a shop without zones. */
const DAYS = 5;

/**
 * The delivery of an order at a price that staff type: to any place, taxed as shipping is there. A membership
 * that ships free makes it free, as it does the first method of a zone.
 */
export function customDelivery(
  rules: DeliveryRules,
  address: Destination | null,
  { name, price }: CustomShipping,
): Delivery | null {
  const method = {
    id: CUSTOM_METHOD_ID,
    name,
    kind: 'delivery' as const,
    rates: { by: 'order' as const, price },
    freeOver: null,
    days: DAYS,
  };
  const zone = { id: 'custom', name, regions: [{ country: EVERYWHERE, states: [] }], methods: [method] };
  const shippingZones: ShippingZones = { ...rules.shippingZones, zones: [zone] };
  return deliveryTo({ ...rules, shippingZones }, address, CUSTOM_METHOD_ID);
}
