import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { listenLocally } from './listen-locally.ts';

export type Relay = {
  port: number;
  /** Holds everything back until `resume`, like a network that loses packets. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
};

/** Forwards bytes until it is closed: replication is no exchange of messages that the wire proxy knows. */
export async function startRelay(target: NetConnectOpts): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isPaused = false;
  const server = createServer((client) => {
    const pair = [client, connect(target)] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
    if (!isPaused) join(pair);
  });
  const port = await listenLocally(server);
  return {
    port,
    pause() {
      isPaused = true;
      for (const [one, other] of pairs) {
        one.unpipe(other);
        other.unpipe(one);
      }
    },
    resume() {
      isPaused = false;
      for (const pair of pairs) join(pair);
    },
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const [client] of pairs) client.destroy();
      await closed;
    },
  };
}

function join([one, other]: readonly [Socket, Socket]): void {
  one.pipe(other);
  other.pipe(one);
}
