import { enableCompileCache } from 'node:module';
import { BUILD_DIR, buildIfNeeded } from './build.ts';
import { resolvePackagesOnce } from './resolve-packages-once.ts';

// Caches compiled modules, a fifth of a later start; optional.
enableCompileCache();
resolvePackagesOnce();

// React chooses its production build at import time.
process.env.NODE_ENV ??= 'production';
const { main } = await import('#server/main.ts');

await main(BUILD_DIR, buildIfNeeded);
