import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

/** URLs of the fonts, for preloading. */
export const FONT_FILES: readonly string[] = [figtree, fraunces];
