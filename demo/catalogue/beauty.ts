import { grooming } from './beauty/grooming.ts';
import { scentAndMakeUp } from './beauty/scent-and-make-up.ts';
import { skinCare } from './beauty/skin-care.ts';
import type { CatalogueEntry } from './demo-product.ts';

export const beauty: readonly CatalogueEntry[] = [...skinCare, ...grooming, ...scentAndMakeUp];
