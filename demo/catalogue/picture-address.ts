import type { CATEGORIES } from './demo-product.ts';

/**
 * Where the shop finds a product's pictures, which the studio has rendered. The views of a product that comes
 * in colors begin with its colors' slugs, the first color first: that is its main picture.
 */
export function galleryOf(folder: keyof typeof CATEGORIES, slug: string, views: readonly string[]): string[] {
  return views.map((view) => `/pictures/${folder}/${slug}-${view}.webp`);
}
