import type { CatalogueEntry } from './demo-product.ts';
import { onTheMove } from './sports/on-the-move.ts';
import { outdoors } from './sports/outdoors.ts';
import { training } from './sports/training.ts';

export const sports: readonly CatalogueEntry[] = [...training, ...outdoors, ...onTheMove];
