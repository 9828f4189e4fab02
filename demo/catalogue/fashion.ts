import type { CatalogueEntry } from './demo-product.ts';
import { accessories } from './fashion/accessories.ts';
import { clothesAndShoes } from './fashion/clothes-and-shoes.ts';
import { leatherGoods } from './fashion/leather-goods.ts';

export const fashion: readonly CatalogueEntry[] = [...leatherGoods, ...accessories, ...clothesAndShoes];
