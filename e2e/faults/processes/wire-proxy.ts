import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { createGate, openProxy, type ServerProxy } from './proxied-message.ts';
import { type Split, splitReplies, splitRequests } from './wire-messages.ts';

export type WireProxy = ServerProxy & {
  /** If true, connections to the database stay open when a server dies, as after a power loss. */
  keepOpen(keeps: boolean): void;
  /** Leads new connections to another server, and breaks those that are open. */
  lead(target: NetConnectOpts): void;
};

/** A proxy before PostgreSQL. Its messages are round trips, from request to ReadyForQuery. */
export async function startWireProxy(first: NetConnectOpts): Promise<WireProxy> {
  const gate = createGate();
  const open = new Set<Socket>();
  let target = first;
  let refuses = false;
  let keepsOpen = false;

  const server = createServer((client) => {
    if (refuses) return client.destroy();
    const database = connect(target);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.setNoDelay();
      socket.on('error', () => undefined);
      socket.once('close', () => open.delete(socket));
    }
    const asked: string[] = [];
    const requests = pump(
      client,
      database,
      splitRequests(() => client.write('N')),
      async (about) => {
        asked.push(about);
        return await gate.pass({ way: 'to database', about });
      },
    );
    const replies = pump(database, client, splitReplies(), async () =>
      gate.pass({ way: 'from database', about: asked.shift() ?? '' }),
    );
    void requests.then(() => keepsOpen || database.end());
    void replies.then(() => {
      client.destroy();
      database.destroy();
    });
  });

  /** Forwards one direction until it ends or a message is dropped. */
  async function pump(
    from: Socket,
    to: Socket,
    split: Split,
    pass: (about: string) => Promise<'pass' | 'drop'>,
  ): Promise<void> {
    try {
      for await (const chunk of from.iterator({ destroyOnReturn: false })) {
        for (const { bytes, about } of split(chunk)) {
          await gate.open();
          if (about !== null && (await pass(about)) === 'drop') return;
          if (to.destroyed) return;
          if (!to.write(bytes)) await drained(to);
        }
      }
    } catch {
      // The connection broke; the other one ends too.
    }
  }

  const proxy = await openProxy(server, gate, open);
  return {
    ...proxy,
    lead(next) {
      target = next;
      proxy.cut();
    },
    refuse: (next) => {
      refuses = next;
    },
    keepOpen: (keeps) => {
      keepsOpen = keeps;
    },
    async close() {
      gate.watch(null);
      gate.resume();
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Resolves when the socket is writable again or closed; leaves no listener. */
async function drained(socket: Socket): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]);
  waiting.abort();
}
