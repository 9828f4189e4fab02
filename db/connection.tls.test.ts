import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { connect, pingDatabase } from './connection.ts';

/** The first message of a client that asks for TLS: eight bytes with this number (PostgreSQL, 55.2.11). */
const SSL_REQUEST = 80_877_103;

test.each(['require', 'verify-full'])(
  'nothing is sent to a server without TLS if the address has sslmode=%s',
  async (mode) => {
    const received: Buffer[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        received.push(bytes);
        socket.write('N');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const db = connect(
      { url: `postgres://u:secret@127.0.0.1:${port}/shop?sslmode=${mode}` },
      () => undefined,
    );
    try {
      await expect(pingDatabase(db)).rejects.toMatchObject({
        cause: { message: 'The server does not support SSL connections' },
      });
    } finally {
      await db.$client.end();
      server.close();
    }
    const sent = Buffer.concat(received);
    expect(sent).toHaveLength(8);
    expect(sent.readUInt32BE(4)).toBe(SSL_REQUEST);
  },
);
