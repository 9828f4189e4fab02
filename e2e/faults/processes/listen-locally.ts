import { once } from 'node:events';
import type { Server } from 'node:net';

/** Lets a server listen at a free port of 127.0.0.1, and returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return address.port;
}
