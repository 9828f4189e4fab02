import type { Cents } from '../money.ts';
import type { Region } from '../place.ts';

/** A price from a value on, which is cents of goods after discounts, or grams. */
export type RateStep = { from: number; price: Cents };

export type MethodRates =
  | { by: 'order'; price: Cents }
  /** In ascending order, the first from 0. */
  | { by: 'subtotal' | 'weight'; steps: readonly RateStep[] };

export const METHOD_KINDS = ['delivery', 'pickup'] as const;

export const RATE_BASES = ['order', 'subtotal', 'weight'] as const;

/** A way for an order to reach its buyer. */
export type ShippingMethod = {
  id: string;
  name: string;
  kind: (typeof METHOD_KINDS)[number];
  rates: MethodRates;
  /** Goods above this, after discounts, ship free; null: never. */
  freeOver: Cents | null;
  /** Days from the order to its arrival, or until it can be picked up. */
  days: number;
};

/** Countries and states with the methods that are offered there; without methods nothing is sent there. */
export type ShippingZone = {
  id: string;
  name: string;
  regions: readonly Region[];
  /** The first is preselected. */
  methods: readonly ShippingMethod[];
};

/** The whole list as staff save it; each save increases the version. */
export type ShippingZones = { version: number; zones: readonly ShippingZone[] };

/** A shop as the specification has it: flat shipping everywhere. */
export const NO_ZONES: ShippingZones = { version: 0, zones: [] };

export const SHIPPING_LIMITS = { zones: 50, regions: 300, methods: 20, steps: 50, days: 365 } as const;

/** Grams: a tonne. */
export const MAX_WEIGHT = 1_000_000;
