import type { Server, Socket } from 'node:net';
import { listenLocally } from './listen-locally.ts';

/**
 * A message between a server and PostgreSQL or the provider, seen at the proxy. Crash points are exactly
 * these messages.
 */
export type ProxiedMessage = {
  way: 'to database' | 'from database' | 'to provider' | 'from provider';
  /** The statements, or the request line. */
  about: string;
};

/** Handles a message before it is forwarded; 'drop' discards it and its connection. */
export type Watch = (message: ProxiedMessage) => Promise<'pass' | 'drop'>;

/** A proxy between a server and one of its dependencies. */
export type ServerProxy = {
  port: number;
  /** Called for every message until it is replaced; null: no call. */
  watch(watch: Watch | null): void;
  /** Breaks all connections. */
  cut(): void;
  /** Refuses new connections, if true. */
  refuse(refuses: boolean): void;
  /** Holds everything back until `resume`, like a network that loses packets. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
};

/** Watching and pausing, shared by both proxies. */
export type Gate = {
  pass(message: ProxiedMessage): Promise<'pass' | 'drop'>;
  /** Resolves when nothing is held back. */
  open(): Promise<void>;
  watch(watch: Watch | null): void;
  pause(): void;
  resume(): void;
};

export function createGate(): Gate {
  let watcher: Watch | null = null;
  let held: { opened: Promise<void>; open: () => void } | null = null;

  return {
    async pass(message) {
      await held?.opened;
      return watcher ? await watcher(message) : 'pass';
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

/** Opens a proxy on 127.0.0.1. */
export async function openProxy(server: Server, { watch, pause, resume }: Gate, open: ReadonlySet<Socket>) {
  const port = await listenLocally(server);
  return {
    port,
    watch,
    pause,
    resume,
    cut() {
      for (const socket of open) socket.destroy();
    },
  };
}
