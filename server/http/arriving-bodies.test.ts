import { createServer, type Server } from 'node:http';
import { type AddressInfo, BlockList, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type BodyLimits, limitBodies } from './arriving-bodies.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const LIMITS: BodyLimits = { small: 4, large: 4, bytes: 1_000_000, shareOfIp: 0.5, patience: 0 };

/** A shop behind a proxy on this machine, which reads every body. */
async function open(limits: Partial<BodyLimits> = {}, now?: () => number) {
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  const bodies = limitBodies({ trustedProxies, limits: { ...LIMITS, ...limits }, ...(now && { now }) });
  const server = createServer(
    bodies.wrap((request, response) => {
      text(request).then(
        (body) => response.end(`${body.length}`),
        () => response.destroy(),
      );
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** Sends the beginning of a body; `answer` is what came back when the connection is closed. */
  function send(address: string, { length = 1_000, sent = 10 } = {}) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let received = '';
    socket.on('data', (data) => {
      received += data.toString();
    });
    socket.on('error', () => undefined);
    const head = `POST / HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(head + 'x'.repeat(sent));
    const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
    return { socket, answer, received: () => received };
  }

  const whole = async (address: string) => {
    const { received } = send(address, { length: 10, sent: 10 });
    await expect.poll(received).toContain('HTTP/1.1');
    return received();
  };
  return { bodies, send, whole };
}

const STRANGER = '198.51.100.7';

describe('bodies that never end', () => {
  it('give way to others, the slowest first, with 408', async () => {
    const { bodies, send, whole } = await open();
    const stalled = Array.from({ length: 4 }, (_, number) => send(`198.51.100.${number}`));
    await expect.poll(bodies.count).toBe(4);
    expect(await whole('203.0.113.1')).toMatch(/^HTTP\/1.1 200/);
    const first = await Promise.race(stalled.map(({ answer }) => answer));
    expect(first).toMatch(/^HTTP\/1.1 408/);
    expect(first).toContain('"code":"request_timeout"');
  });

  it.each([
    ['small', { length: 1_000, sent: 300 }, { length: 16_000, sent: 1_000 }],
    ['large', { length: 100_000, sent: 60_000 }, { length: 1_000_000, sent: 20_000 }],
  ])(
    'give way before a %s one that arrives slowly, whatever length they declare',
    async (_, slow, stalls) => {
      const { bodies, send } = await open({}, () => 0);
      const honest = send('203.0.113.1', slow);
      const stalled = [1, 2, 3].map((number) => send(`198.51.100.${number}`, stalls));
      await expect.poll(bodies.count).toBe(4);
      await expect.poll(bodies.received).toBe(slow.sent + 3 * stalls.sent);
      for (let number = 4; number < 7; number++) send(`198.51.100.${number}`, stalls);
      await Promise.all(stalled.map(({ answer }) => answer));
      expect(honest.received()).toBe('');
    },
  );

  it('of one address take no more than its share', async () => {
    const { bodies, send } = await open();
    const stalled = [send(STRANGER), send(STRANGER)];
    await expect.poll(bodies.count).toBe(2);
    const neighbour = send('203.0.113.1');
    await expect.poll(bodies.count).toBe(3);
    send(STRANGER);
    expect(await Promise.race(stalled.map(({ answer }) => answer))).toMatch(/^HTTP\/1.1 408/);
    expect(bodies.count()).toBe(3);
    expect(neighbour.received()).toBe('');
  });

  it('are ended when all together have sent too many bytes', async () => {
    const { bodies, send } = await open({ bytes: 600_000 });
    const stalled = [1, 2, 3].map((number) =>
      send(`198.51.100.${number}`, { length: 400_000, sent: 200_000 }),
    );
    expect(await Promise.race(stalled.map(({ answer }) => answer))).toMatch(/^HTTP\/1.1 408/);
    await expect.poll(bodies.count).toBe(2);
  });
});

describe('a body that has just begun', () => {
  it('gives way to no other, which is refused with 503', async () => {
    const { bodies, send, whole } = await open({ patience: 60_000 });
    for (let number = 0; number < 4; number++) send(`198.51.100.${number}`);
    await expect.poll(bodies.count).toBe(4);
    const refused = await whole('203.0.113.1');
    expect(refused).toMatch(/^HTTP\/1.1 503/);
    expect(refused).toContain('Retry-After: 1');
    expect(bodies.count()).toBe(4);
  });
});

describe('large bodies', () => {
  it('leave the places of small ones alone', async () => {
    const { bodies, send, whole } = await open({ patience: 60_000 });
    for (let number = 0; number < 6; number++) send(`198.51.100.${number}`, { length: 100_000 });
    await expect.poll(bodies.count).toBe(4);
    expect(await whole('203.0.113.1')).toMatch(/^HTTP\/1.1 200/);
  });
});

describe('bodies that arrive', () => {
  it('do not count once they are complete', async () => {
    const { bodies, whole } = await open({ small: 2, patience: 60_000 });
    for (let time = 0; time < 5; time++) expect(await whole(STRANGER)).toMatch(/^HTTP\/1.1 200/);
    const all = await Promise.all(Array.from({ length: 3 }, () => whole('203.0.113.1')));
    expect(all.some((answer) => answer.startsWith('HTTP/1.1 200'))).toBe(true);
    await expect.poll(bodies.count).toBeLessThanOrEqual(1);
  });
});
