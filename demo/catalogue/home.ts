import type { CatalogueEntry } from './demo-product.ts';
import { coffeeAndTable } from './home/coffee-and-table.ts';
import { kitchen } from './home/kitchen.ts';
import { lampsAndClocks } from './home/lamps-and-clocks.ts';
import { textilesAndDecor } from './home/textiles-and-decor.ts';

export const home: readonly CatalogueEntry[] = [
  ...coffeeAndTable,
  ...kitchen,
  ...lampsAndClocks,
  ...textilesAndDecor,
];
