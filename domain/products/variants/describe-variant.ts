import type { VariantOptions } from './variant.ts';

/** 'Red / M'; empty for a product without options. */
export function describeVariant(options: VariantOptions): string {
  return Object.values(options).join(' / ');
}
