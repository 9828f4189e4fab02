import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { readConfig } from '#server/config/config.ts';
import { exitWithError } from '#server/exit-with-error.ts';
import { runUntilSignal } from '#server/main.ts';
import { createPages } from '#server/pages.ts';
import { startShop } from '#server/start-shop.ts';
import { ROOT } from './root.ts';

/** The shop with hot reload: Vite serves modules and styles, the shop everything else. */
async function dev(): Promise<void> {
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true } });
  // React Router's plugin starts a second server of Vite, which ends the process before PostgreSQL is
  // stopped.
  process.removeAllListeners('SIGTERM');
  const loadBuild = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const web = { buildDir: path.join(ROOT, 'build'), pages: createPages(loadBuild, 'development') };
  const config = readConfig(process.env);
  const shop = await startShop({
    config,
    web,
    onProgress: console.log,
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response));
    },
  });
  const stop = async () => {
    await vite.close();
    await shop.stop();
  };
  runUntilSignal({ ...shop, stop }, config, console.log);
}

await dev().catch(exitWithError);
