import { readConfig } from './config/config.ts';
import { exitBecauseOf } from './exit-because-of.ts';
import { createPages } from './pages.ts';
import { type RunningShop, startShop } from './start-shop.ts';

/**
 * The process: reads the settings, starts the shop, stops it on a signal. `buildDir` holds the built front
 * end once `ensureBuilt` is done.
 */
export async function main(
  buildDir: string,
  ensureBuilt: (onProgress: (line: string) => void) => Promise<void>,
): Promise<void> {
  outliveReaders();
  const print = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const config = readConfig(process.env);
    await ensureBuilt(print);
    const build = import(`${buildDir}/server/index.js`);
    const web = { buildDir, pages: createPages(() => build, 'production') };
    stopOnSignals(await startShop({ config, web, onProgress: print }), print);
  } catch (error) {
    exitBecauseOf(error);
  }
}

/**
 * Whoever reads what is printed may be gone, as a supervisor that ends first: no reason to stop serving, and
 * none to break off while the shop is closed.
 */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

/** The first signal stops the shop cleanly, a second one at once. */
export function stopOnSignals(shop: RunningShop, print: (line: string) => void): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    print('Closing …');
    await shop.stop();
    print('Closed.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        exitBecauseOf(error);
        process.exit(1);
      });
    });
}
