import { enableCompileCache } from 'node:module';

/*
 * JavaScript, not TypeScript: the cache of compiled modules is enabled before the first TypeScript file is
 * loaded, so that a later start needs no type stripper. The cache is optional.
 */
enableCompileCache();

const { resolvePackagesOnce } = await import('./resolve-packages-once.ts');
resolvePackagesOnce();

// React chooses its production build at import time.
process.env.NODE_ENV ??= 'production';
const { BUILD_DIR, buildIfNeeded } = await import('./build.ts');
const { main } = await import('#server/main.ts');

await main(BUILD_DIR, buildIfNeeded);
