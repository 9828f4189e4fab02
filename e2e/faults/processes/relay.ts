import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { listenLocally } from './listen-locally.ts';

export type Relay = { port: number; close(): Promise<void> };

/** Forwards bytes until it is closed: replication is no exchange of messages that the wire proxy knows. */
export async function startRelay(target: NetConnectOpts): Promise<Relay> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const other = connect(target);
    for (const socket of [client, other]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        client.destroy();
        other.destroy();
      });
    }
    client.pipe(other);
    other.pipe(client);
  });
  const port = await listenLocally(server);
  return {
    port,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
