import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import type { Connection } from '#postgres/ensure-database.ts';
import { listenLocally } from './listen-locally.ts';
import { splitReplies, splitRequests } from './wire-messages.ts';

/** Something between a server and PostgreSQL, at a port of 127.0.0.1. */
export type RunningPooler = { port: number; close(): Promise<void> };

/** Parameters that PgBouncer takes from a client, and that it sets at the database for each transaction. */
const KNOWN_PARAMETERS = ['user', 'database', 'application_name', 'client_encoding'];

/**
 * Starts a pooler in transaction mode that behaves as PgBouncer 1.18: it refuses other startup parameters,
 * gives each transaction one of a few connections to its database, the longest unused first, and knows no
 * prepared statements.
 */
export async function startTransactionPooler(
  { host, port, user, password }: Connection,
  connections = 4,
): Promise<RunningPooler> {
  const pools = new Map<string, SessionPool>();
  const clients = new Set<Socket>();
  const poolOf = (database: string) => {
    const pool = pools.get(database) ?? createPool({ host, port, user, password, database }, connections);
    pools.set(database, pool);
    return pool;
  };
  const server = createServer((client) => {
    clients.add(client);
    client.setNoDelay();
    client.on('error', () => undefined);
    client.once('close', () => clients.delete(client));
    void serve(client, poolOf).finally(() => client.destroy());
  });
  return {
    port: await listenLocally(server),
    async close() {
      for (const client of clients) client.destroy();
      for (const pool of pools.values()) pool.close();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(client: Socket, poolOf: (database: string) => SessionPool): Promise<void> {
  const split = splitRequests(() => client.write('N'));
  let pool: SessionPool | null = null;
  let session: Session | null = null;
  /** Replies that are still to come. */
  let awaited = 0;
  const receive = (bytes: Buffer, status: string | null) => {
    client.write(bytes);
    if (status === null || --awaited > 0 || status !== 'I' || !session) return;
    pool?.giveBack(session);
    session = null;
  };
  try {
    for await (const chunk of client)
      for (const { bytes, about } of split(chunk)) {
        if (!pool) {
          const parameters = readParameters(bytes);
          const unknown = Object.keys(parameters).find((name) => !KNOWN_PARAMETERS.includes(name));
          if (unknown) return void client.end(refusal(`unsupported startup parameter: ${unknown}`));
          pool = poolOf(parameters.database ?? '');
          client.write(WELCOME);
          continue;
        }
        if (bytes[0] === 'X'.charCodeAt(0)) return;
        session ??= await pool.take(receive, () => client.destroy());
        if (about !== null) awaited++;
        session.socket.write(bytes);
      }
  } catch {
    // The client is gone, or its database.
  } finally {
    // In a transaction nobody else may have it.
    (session as Session | null)?.socket.destroy();
  }
}

/** A connection to the database; `receive` gets each reply, with the status of the transaction at its end. */
type Session = {
  socket: Socket;
  receive: (bytes: Buffer, status: string | null) => void;
  broken: () => void;
};

type SessionPool = {
  take(receive: Session['receive'], broken: Session['broken']): Promise<Session>;
  giveBack(session: Session): void;
  close(): void;
};

function createPool(connection: Connection, most: number): SessionPool {
  const open = new Set<Socket>();
  const free: Session[] = [];
  const waiting: (() => void)[] = [];
  let count = 0;

  async function connect(): Promise<Session> {
    const login = new pg.Client(connection);
    login.on('error', () => undefined);
    await login.connect();
    // Logged in, the connection is used without the driver.
    const socket = login.connection.stream as Socket;
    socket.removeAllListeners('data');
    const session: Session = { socket, receive: () => undefined, broken: () => undefined };
    const split = splitReplies();
    socket.on('data', (chunk: Buffer) => {
      for (const { bytes } of split(chunk)) session.receive(bytes, readStatus(bytes));
    });
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      if (free.includes(session)) free.splice(free.indexOf(session), 1);
      leave();
      session.broken();
    });
    return session;
  }

  function leave(): void {
    count--;
    waiting.shift()?.();
  }

  async function take(): Promise<Session> {
    if (count < most) {
      count++;
      return await connect().catch((error: unknown) => {
        leave();
        throw error;
      });
    }
    const longestUnused = free.shift();
    if (longestUnused) return longestUnused;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return await take();
  }

  return {
    take: async (receive, broken) => Object.assign(await take(), { receive, broken }),
    giveBack(session) {
      session.broken = () => undefined;
      free.push(session);
      waiting.shift()?.();
    },
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}

/** The status of the transaction if a reply ends with ReadyForQuery: I idle, T in it, E failed. */
function readStatus(bytes: Buffer): string | null {
  const last = bytes.subarray(-6);
  return last[0] === 'Z'.charCodeAt(0) && last.readInt32BE(1) === 5
    ? String.fromCharCode(last[5] ?? 0)
    : null;
}

function readParameters(startup: Buffer): Record<string, string> {
  const texts = startup.toString('utf8', 8).split('\0');
  const pairs: [string, string][] = [];
  for (let at = 0; texts[at]; at += 2) pairs.push([texts[at] ?? '', texts[at + 1] ?? '']);
  return Object.fromEntries(pairs);
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

function refusal(text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`));
}
