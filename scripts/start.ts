import { enableCompileCache } from 'node:module';
import { BUILD_DIR, buildIfNeeded } from './build.ts';
import { resolvePackagesOnce } from './resolve-packages-once.ts';

// Compiling what is imported is a fifth of a later start. Where nothing can be stored, everything is compiled
// again.
enableCompileCache();
resolvePackagesOnce();

// React decides at import time whether it is its slow development self.
process.env.NODE_ENV ??= 'production';
const { main } = await import('#server/main.ts');

await main(BUILD_DIR, buildIfNeeded);
