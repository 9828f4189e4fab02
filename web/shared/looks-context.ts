import { createContext } from 'react';
import type { WireShownLooks } from '#contract/look-schemas.ts';

/** How the looks of the shop differ from the theme, set by the root; null if they do not. */
export const LooksContext = createContext<WireShownLooks | null>(null);
