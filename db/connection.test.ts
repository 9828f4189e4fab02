import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from './connection.ts';

it('reports an idle connection that breaks', async () => {
  const { database, breakAll, errors } = await connectThroughProxy();
  await database.execute(sql`select 1`);
  breakAll();
  await expect.poll(() => errors).toEqual(['terminating connection due to administrator command']);
});

it('reports no connection that breaks while its pool is closed', async () => {
  const { database, breakAll, errors } = await connectThroughProxy();
  await database.execute(sql`select 1`);
  // The pool says goodbye; the database, stopped at the same moment, says so before it has read that.
  const removed = new Promise((resolve) => database.$client.once('remove', resolve));
  await database.$client.end();
  breakAll();
  await removed;
  expect(errors).toEqual([]);
});

/** The message that PostgreSQL sends to each session when it stops: error 57P01. */
const STOPPING = errorResponse({
  S: 'FATAL',
  C: '57P01',
  M: 'terminating connection due to administrator command',
});

/** A pool whose connections go through a proxy; `breakAll` has them end as by a PostgreSQL that stops. */
async function connectThroughProxy() {
  const { host, port, user, password, database: name } = inject('postgres');
  const target = path.isAbsolute(host) ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port };
  const breaking: (() => void)[] = [];
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = createConnection(target);
    server.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => {
      // Not the goodbye.
      if (bytes[0] !== 'X'.charCodeAt(0)) server.write(bytes);
    });
    for (const socket of [client, server]) socket.on('error', () => undefined);
    breaking.push(() => {
      client.end(STOPPING);
      server.destroy();
    });
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const errors: string[] = [];
  const address = { host: '127.0.0.1', port: (proxy.address() as AddressInfo).port, user, password };
  const database = connect({ ...address, database: name }, ({ message }) => errors.push(message));
  const breakAll = () => {
    for (const end of breaking.splice(0)) end();
  };
  onTestFinished(async () => {
    if (!database.$client.ending) await database.$client.end();
    breakAll();
    proxy.close();
  });
  return { database, breakAll, errors };
}

/** A message of PostgreSQL's protocol: its type, its length, and fields that each end with a zero byte. */
function errorResponse(fields: Record<string, string>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([name, text]) => `${name}${text}\0`)
      .join('')}\0`,
  );
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
