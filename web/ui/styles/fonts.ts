import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

/**
 * Addresses of the two font files, for
 * `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`.
 */
export const FONT_FILES: readonly string[] = [figtree, fraunces];
