import type { CATEGORIES } from './demo-product.ts';

/**
 * Where the shop finds a product's pictures: `/pictures/<folder>/<slug>-<view>.svg`. The views of a product that comes
 * in colors begin with its colors' slugs, the first color first: that is its main picture.
 */
export function galleryOf(folder: keyof typeof CATEGORIES, slug: string, views: readonly string[]): string[] {
  return views.map((view) => `/pictures/${folder}/${slug}-${view}.svg`);
}

/**
 * The picture of a product in a color: the address in its gallery that ends in `-<color as slug>.svg` ("Deep Teal" →
 * `-deep-teal.svg`). Undefined when there is none, as for a product whose pictures came from elsewhere.
 */
export function pictureOfColor(gallery: readonly string[], color: string): string | undefined {
  const ending = `-${slugOf(color)}.svg`;
  return gallery.find((address) => address.endsWith(ending));
}

/** "Ridge Chef's Knife" → "ridge-chefs-knife": lower case, and a dash for everything that is no letter or digit. */
export function slugOf(text: string): string {
  return text
    .replace(/['’]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
