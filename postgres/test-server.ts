/** A server on the data folder of its argument, as a process that tests can kill. */
import { openDataFolder } from './data-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const [path = ''] = process.argv.slice(2);
try {
  const folder = await openDataFolder(path, { address: 'http://127.0.0.1:3000' });
  const postgres = await startEmbeddedPostgres({ dataFolder: folder.path });
  process.once('SIGTERM', async () => {
    await postgres.stop();
    folder.release();
  });
  // Last, as the reader may end this process then.
  report({ ready: true, pid: postgres.pid, connection: postgres.connection });
} catch (error) {
  report({ ready: false, name: String(error instanceof Error && error.name), message: String(error) });
  process.exitCode = 1;
}

function report(outcome: object): void {
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
