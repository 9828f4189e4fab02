import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CATEGORIES } from './demo-product.ts';

const demoFolder = join(import.meta.dirname, '..');

/**
 * Where the shop finds a product's pictures: `/pictures/<folder>/<slug>-<view>.webp` when the studio has rendered all of its
 * views, else the drawn ones, `.svg`. The views of a product that comes in colors begin with its colors' slugs, the first
 * color first: that is its main picture.
 */
export function galleryOf(folder: keyof typeof CATEGORIES, slug: string, views: readonly string[]): string[] {
  const names = views.map((view) => `/pictures/${folder}/${slug}-${view}`);
  const isRendered = names.every((name) => existsSync(join(demoFolder, `${name}.webp`)));
  return names.map((name) => `${name}.${isRendered ? 'webp' : 'svg'}`);
}
