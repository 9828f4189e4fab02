import { PLACEHOLDER_PICTURE } from '#domain/uploads/picture-url.ts';
import { beauty } from './beauty.ts';
import type { DemoProduct } from './demo-product.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { home } from './home.ts';
import { sports } from './sports.ts';

/** All products of the demo shop. */
export const demoProducts: readonly DemoProduct[] = [
  ...electronics,
  ...home,
  ...fashion,
  ...beauty,
  ...sports,
].map((entry) => ({ ...entry, image: entry.gallery[0] ?? PLACEHOLDER_PICTURE }));
