import { BUILD_DIR, buildIfNeeded } from './build.ts';

// React decides at import time whether it is its slow development self.
process.env.NODE_ENV ??= 'production';
const { main } = await import('#server/main.ts');

await main(BUILD_DIR, buildIfNeeded);
