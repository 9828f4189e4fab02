import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports outside the ephemeral range, a separate range per worker, so a restarted server finds its port free.
 */
const PORTS = 2_000;
const LOWEST = 20_000 + ((Number(process.env.VITEST_POOL_ID ?? 1) - 1) % 6) * PORTS;

let next = Math.floor(Math.random() * PORTS);

/** A free port of 127.0.0.1 for a server that restarts on it; another one each time, as it starts later. */
export async function findFixedPort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = LOWEST + (next++ % PORTS);
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
