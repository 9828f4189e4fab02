import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

/*
 * JavaScript, not TypeScript: the cache of compiled modules is enabled before the first TypeScript file is
 * loaded, so that a later start needs no type stripper. The cache is optional.
 */
enableCompileCache();

// Packages that look for it at run time, like the sign-in's, are for production too.
process.env.NODE_ENV ??= 'production';
// A worker is started by a shop that has looked (decision 059). A packed shop has no sources (decision 154).
if (process.argv[2] !== 'worker' && existsSync(path.join(import.meta.dirname, 'build.ts'))) {
  const { buildIfNeeded } = await import('./build.ts');
  await buildIfNeeded(console.log);
}
const { main } = await import('../build/server/index.js');

await main(path.resolve(import.meta.dirname, '../build'));
