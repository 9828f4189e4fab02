import { once } from 'node:events';
import type { Server, Socket } from 'node:net';

/**
 * A message between a server and what it works with, at the proxy between them. All effects a server has are
 * such messages, so its crash points are exactly the crossings.
 */
export type Crossing = {
  way: 'to database' | 'from database' | 'to provider' | 'from provider';
  /** The statements, or the request line. */
  about: string;
};

/** Looks at each crossing before the message goes on; 'drop' loses it and the connection it came by. */
export type Watch = (crossing: Crossing) => Promise<'pass' | 'drop'>;

/** What sits between a server and what it works with. */
export type ServerProxy = {
  port: number;
  /** Called for every crossing until it is replaced; null: not called. */
  watch(watch: Watch | null): void;
  /** Breaks all connections. */
  cut(): void;
  /** Whether new connections are refused. */
  refuse(refuses: boolean): void;
  /** Holds everything back until `resume`, as a network that swallows packets. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
};

/** What both proxies do with a message before it goes on. */
export type Gate = {
  pass(crossing: Crossing): Promise<'pass' | 'drop'>;
  /** Resolves once nothing is held back any more. */
  open(): Promise<void>;
  watch(watch: Watch | null): void;
  pause(): void;
  resume(): void;
};

export function createGate(): Gate {
  let watcher: Watch | null = null;
  let held: { opened: Promise<void>; open: () => void } | null = null;

  return {
    async pass(crossing) {
      await held?.opened;
      return watcher ? await watcher(crossing) : 'pass';
    },
    async open() {
      await held?.opened;
    },
    watch: (next) => {
      watcher = next;
    },
    pause() {
      if (held) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { opened: promise, open: resolve };
    },
    resume() {
      held?.open();
      held = null;
    },
  };
}

/** Opens a proxy on 127.0.0.1, and gives what both do alike with their gate and the sockets that are open. */
export async function openProxy(server: Server, { watch, pause, resume }: Gate, open: ReadonlySet<Socket>) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    watch,
    pause,
    resume,
    cut() {
      for (const socket of open) socket.destroy();
    },
  };
}
