import type pg from 'pg';

/** Sends everything that `send` sends before its first wait in one write; the driver writes per statement. */
export function inOneWrite<Sent>(client: pg.PoolClient, send: () => Sent): Sent {
  const { stream } = (client as pg.PoolClient & { connection: { stream: NodeJS.WritableStream & Corkable } })
    .connection;
  stream.cork();
  try {
    return send();
  } finally {
    process.nextTick(() => stream.uncork());
  }
}

type Corkable = { cork(): void; uncork(): void };
