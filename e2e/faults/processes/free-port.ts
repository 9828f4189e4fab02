import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports that no system gives to outgoing connections: a server that is down for a moment finds its port free again. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of 127.0.0.1 that nothing listens on, for a server that is started on it again and again. */
export async function findLastingPort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
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
