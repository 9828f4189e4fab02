import * as z from 'zod/mini';
import { METHOD_KINDS } from '#domain/shipping/zone.ts';
import { staffCall } from '../define-call.ts';
import { wholeNumber } from '../fields.ts';
import { ShippingForm } from '../forms/shipping.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';

const Method = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(METHOD_KINDS),
  /** One price, or rows that each apply from a subtotal or weight on. */
  rates: z.union([
    z.object({ by: z.literal('order'), price: money() }),
    z.object({
      by: z.literal('subtotal'),
      steps: z.array(z.object({ fromAmount: money(), price: money() })),
    }),
    z.object({
      by: z.literal('weight'),
      steps: z.array(z.object({ fromGrams: z.number(), price: money() })),
    }),
  ]),
  /** Goods above this, after discounts, ship free. */
  freeOver: z.nullable(money()),
  /** Days from the order to its arrival, or until it can be picked up. */
  days: z.number(),
});

/**
 * The shipping zones with their methods. A place belongs to the zone that names it most exactly, then to the
 * first.
 */
export const ShippingZones = component('ShippingZones', {
  version: z.number(),
  zones: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** A two-letter code, or '*' for everywhere else; without states all of the country. */
      regions: z.array(z.object({ country: z.string(), states: z.array(z.string()) })),
      methods: z.array(Method),
    }),
  ),
  /** Places that several zones claim, and which of them wins; `zone` counts from 0. */
  clashes: z.array(z.object({ zone: z.number(), message: z.string() })),
});

export type WireShippingZones = z.output<typeof ShippingZones>;

/** The version as last read: 409 if the list was saved since. */
export const seenVersion = () =>
  wholeNumber(0, Number.MAX_SAFE_INTEGER, 'The version must be the one that was read');

export const getShippingZones = staffCall({
  path: '/shipping-zones',
  summary: 'All shipping zones with their methods; without zones shipping is flat',
  output: ShippingZones,
});

export const putShippingZones = staffCall({
  method: 'PUT',
  path: '/shipping-zones',
  summary: 'Replace all shipping zones; 409 if they were saved since `version`',
  body: z.extend(ShippingForm, { version: seenVersion() }),
  output: ShippingZones,
  failures: [409],
});
