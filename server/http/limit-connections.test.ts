import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, BlockList, connect, Socket } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

it('connections beyond the limit are closed', async () => {
  const server = createServer((_, response) => response.end());
  limitConnections(server, new BlockList(), { connections: 3, ofIp: 1 });
  closing.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let closed = 0;
  for (let count = 0; count < 5; count++) {
    const socket = connect(port, '127.0.0.1');
    closing.push(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.once('close', () => closed++);
  }
  await expect.poll(() => closed).toBe(2);
});

describe('of one address', () => {
  /** Opens connections of a peer; returns how many stay open. */
  function openFrom(address: string, count: number): number {
    const trusted = new BlockList();
    trusted.addSubnet('10.0.0.0', 8);
    trusted.addSubnet('2001:db8:1::', 48, 'ipv6');
    const server = Object.assign(new EventEmitter(), { maxConnections: 0, closeIdleConnections() {} });
    limitConnections(server as unknown as Server, trusted, { connections: 100, ofIp: 2 });
    const sockets = Array.from({ length: count }, () =>
      Object.defineProperty(new Socket(), 'remoteAddress', { value: address }),
    );
    for (const socket of sockets) server.emit('connection', socket);
    return sockets.filter((socket) => !socket.destroyed).length;
  }

  test.each([
    ['a stranger', '203.0.113.9', 2],
    ['a stranger, by IPv6', '2001:db8:2::9', 2],
    ['the machine itself', '127.0.0.1', 5],
    ['a trusted proxy', '10.1.2.3', 5],
    ['a trusted proxy, to a listener of both', '::ffff:10.1.2.3', 5],
    ['a trusted proxy, by IPv6', '2001:db8:1::9', 5],
  ])('%s has its limit', (_, address, open) => {
    expect(openFrom(address, 5)).toBe(open);
  });
});
