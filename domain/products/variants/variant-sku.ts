import { toSlug } from '../../ids.ts';
import type { VariantOptions } from './variant.ts';

const PART_LENGTH = 12;

/**
 * 'TER-1-RED-M': the product's SKU and the values; a number makes it unique among `taken`, which it joins.
 */
export function variantSku(productSku: string, options: VariantOptions, taken: Set<string>): string {
  const parts = Object.values(options).map(
    (value, place) => toSlug(value).toUpperCase().slice(0, PART_LENGTH) || String(place + 1),
  );
  const wanted = [productSku.slice(0, 150), ...parts].join('-');
  let sku = wanted;
  for (let number = 2; taken.has(sku); number++) sku = `${wanted}-${number}`;
  taken.add(sku);
  return sku;
}
