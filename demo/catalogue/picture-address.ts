import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CATEGORIES } from './demo-product.ts';

const demoFolder = join(import.meta.dirname, '..');

/**
 * Where the shop finds a product's pictures: `/pictures/<folder>/<slug>-<view>.webp` where the studio rendered the view,
 * else the drawn one, `.svg`. The views of a product that comes in colors begin with its colors' slugs, the first color
 * first: that is its main picture.
 */
export function galleryOf(folder: keyof typeof CATEGORIES, slug: string, views: readonly string[]): string[] {
  return views.map((view) => {
    const name = `/pictures/${folder}/${slug}-${view}`;
    return existsSync(join(demoFolder, `${name}.webp`)) ? `${name}.webp` : `${name}.svg`;
  });
}
