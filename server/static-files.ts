import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Environment } from './http/bind.ts';

const YEAR = 31_536_000;
const DAY = 86_400;

/**
 * Serves the scripts, styles, fonts and pictures of a build, compressed where the build has a copy that the
 * client accepts. Names of assets contain a digest of their content, so those of the release before, which
 * pages ask for that were opened there, can be beside them (decision 156).
 */
export function staticFiles(app: Hono<Environment>, buildDir: string): void {
  const files = (root: string) => serveStatic<Environment>({ root, precompressed: true });
  const forDay = cacheControl(`public, max-age=${DAY}`);
  const previous = `${buildDir}/previous`;
  for (const root of [`${buildDir}/client`, ...(existsSync(previous) ? [previous] : [])])
    app.use('/assets/*', cacheControl(`public, max-age=${YEAR}, immutable`), files(root));
  app.use('/typefaces/*', cacheControl(`public, max-age=${YEAR}, immutable`), files(`${buildDir}/client`));
  app.use('/pictures/*', forDay, files(buildDir));
  app.use('/:file{.+\\.(svg|png|ico)}', forDay, files(`${buildDir}/client`));
  // A file that is not there is not a page.
  app.get('/assets/*', (context) => context.notFound());
  app.get('/typefaces/*', (context) => context.notFound());
  app.get('/pictures/*', (context) => context.notFound());
}

function cacheControl(value: string): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    if (context.res.ok) context.header('Cache-Control', value);
  };
}
