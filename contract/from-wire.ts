import { dollarsToCents } from '#domain/money.ts';
import type { PricingRules } from '#domain/pricing/totals.ts';
import type { Product } from '#domain/products/product.ts';
import type { ShopSettings } from './calls/checkout.ts';
import type { WireProduct } from './calls/products.ts';

/** A product as the rules know it (cents), so that the browser prices with the very functions the server uses. */
export function productFromWire(wire: WireProduct): Product {
  const { _id, discountPrice, dimensions, weight, materials, warranty, ...same } = wire;
  return {
    ...same,
    id: _id,
    imagePreview: wire.imagePreview ?? null,
    // How many pieces are left is not for everyone; the wire's availability already says whether any is.
    stock: null,
    price: dollarsToCents(wire.price),
    discountPrice: discountPrice === undefined ? null : dollarsToCents(discountPrice),
    colors: wire.colors.map((color) => ({ ...color, price: dollarsToCents(color.price) })),
    properties: wire.properties.map((property) => ({
      ...property,
      values: property.values.map((value) => ({ ...value, price: dollarsToCents(value.price) })),
    })),
    dimensions: dimensions ?? null,
    weight: weight ?? null,
    materials: materials ?? null,
    warranty: warranty ?? null,
    createdAt: new Date(wire.createdAt),
  };
}

/** The shop's constants for totals, in cents and basis points. */
export function pricingRulesFromWire(settings: ShopSettings): PricingRules {
  return {
    shipping: dollarsToCents(settings.shipping),
    taxBasisPoints: Math.round(settings.taxRate * 10_000),
    freeShippingOver:
      settings.freeShippingOver === undefined ? null : dollarsToCents(settings.freeShippingOver),
  };
}
