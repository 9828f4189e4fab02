import type { ServerBuild } from 'react-router';
import { startWatchdog } from './async/watchdog.ts';
import { type Config, readConfig } from './config/config.ts';
import { DEMO_SIGN_IN } from './config/demo-sign-in.ts';
import { exitWithError } from './exit-with-error.ts';
import { createPages } from './pages.ts';
import { type RunningShop, type StartOptions, startShop } from './start-shop.ts';
import { WORKER_ARGUMENT } from './workers/messages.ts';

/** React Router's build of `web`: a part of the bundle of the server, of which this file is the entry. */
export const loadWeb = () => import('virtual:react-router/server-build') as Promise<ServerBuild>;

/** Renders the pages of the bundle. */
export const pages = createPages(loadWeb, 'production');

/**
 * Runs the shop of the bundle, whose other files are in `buildDir`, until a signal; or one of the processes
 * that answer its requests.
 */
export async function main(buildDir: string): Promise<void> {
  ignoreBrokenPipes();
  if (process.argv[2] === WORKER_ARGUMENT) return await work(buildDir);
  const print = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const config = readConfig(process.env);
    startWatchdog({
      isLogged: config.logLevel !== 'silent',
      onFailure: (error) => print(`Warning: no hang of the server will be noticed (${error.message}).`),
    });
    const options = { config, web: { buildDir, pages }, onProgress: print };
    runUntilSignal(await start(options), config, print);
  } catch (error) {
    exitWithError(error);
  }
}

async function work(buildDir: string): Promise<void> {
  const { runWorker } = await import('./run-worker.ts');
  runWorker({ config: readConfig(process.env), web: { buildDir, pages } });
  await loadWeb();
}

async function start(options: StartOptions): Promise<RunningShop> {
  if (options.config.workers > 1) {
    const { startPrimary } = await import('./start-primary.ts');
    return await startPrimary(options);
  }
  // While PostgreSQL starts.
  void loadWeb();
  return await startShop(options);
}

/** The reader of the output, such as a supervisor, may end before the shop. */
function ignoreBrokenPipes(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

/**
 * Prints where the shop is open, and stops it on a signal: cleanly on the first one, immediately on the
 * second.
 */
export function runUntilSignal(
  shop: RunningShop,
  { demoSignIn }: Config,
  print: (line: string) => void,
): void {
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
        exitWithError(error);
        process.exit(1);
      });
    });
  // Last, since a supervisor that waits for this line may send a signal right after it.
  print(`Marigold is open at ${shop.address}`);
  if (demoSignIn)
    print(
      `Its back office: ${shop.address}/admin-login (demo sign-in: ${DEMO_SIGN_IN.email} / ${DEMO_SIGN_IN.password})`,
    );
}
