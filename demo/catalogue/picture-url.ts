import type { CATEGORIES } from './demo-product.ts';

/**
 * URLs of a product's rendered pictures. The views of a product with colors start with the slug of a
 * color; the first color's is the main picture.
 */
export function galleryOf(folder: keyof typeof CATEGORIES, slug: string, views: readonly string[]): string[] {
  return views.map((view) => `/pictures/${folder}/${slug}-${view}.webp`);
}
