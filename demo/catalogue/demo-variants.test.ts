import { expect, it } from 'vitest';
import { demoVariants } from './demo-variants.ts';
import { demoProducts } from './index.ts';

it('the demo catalogue has variants that are sold out, not made, and dearer', () => {
  const all = demoVariants(demoProducts);
  const variants = all.flatMap((product) => product.variants);
  expect(all).toHaveLength(4);
  expect(variants.some(({ isOffered }) => !isOffered)).toBe(true);
  expect(variants.some(({ stock }) => stock === 0)).toBe(true);
  expect(all.some(({ range }) => range !== null && range.min < range.max)).toBe(true);
  expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
});
