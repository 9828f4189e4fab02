import { enableCompileCache } from 'node:module';

/*
 * JavaScript, not TypeScript: the cache of compiled modules is enabled before the first TypeScript file is
 * loaded, so that a later start needs no type stripper. The cache is optional.
 */
enableCompileCache();

// Packages that look for it at run time, like the sign-in's, are for production too.
process.env.NODE_ENV ??= 'production';
const { BUILD_DIR, buildIfNeeded } = await import('./build.ts');
// A worker is started by a shop that has looked (decision 059).
if (process.argv[2] !== 'worker') await buildIfNeeded(console.log);
const { main } = await import('../build/server/index.js');

await main(BUILD_DIR);
