import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Environment } from './http/bind.ts';

const YEAR = 31_536_000;
const DAY = 86_400;

/** Scripts, styles, fonts and pictures of a build. Names of assets hold a digest, so they never change. */
export function staticFiles(app: Hono<Environment>, buildDir: string): void {
  const files = (root: string, cacheControl: string) =>
    serveStatic<Environment>({
      root,
      precompressed: true,
      onFound: (_, context) => context.header('Cache-Control', cacheControl),
    });
  app.use('/assets/*', files(`${buildDir}/client`, `public, max-age=${YEAR}, immutable`));
  app.use('/pictures/*', files(buildDir, `public, max-age=${DAY}`));
  app.use('/:file{.+\\.(svg|png|ico|webmanifest)}', files(`${buildDir}/client`, `public, max-age=${DAY}`));
  // A file that is not there is not a page.
  app.get('/assets/*', (context) => context.notFound());
  app.get('/pictures/*', (context) => context.notFound());
}
