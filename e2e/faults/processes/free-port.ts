import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports that no system gives to outgoing connections, other ones for each worker of the tests: a server that
 * is down for a moment finds its port free again.
 */
const PORTS = 2_000;
const LOWEST = 20_000 + ((Number(process.env.VITEST_POOL_ID ?? 1) - 1) % 6) * PORTS;

/** A port of 127.0.0.1 that nothing listens on, for a server that is started on it again and again. */
export async function findLastingPort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = LOWEST + Math.floor(Math.random() * PORTS);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('No port is free');
}
