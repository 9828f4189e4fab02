import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
import { type FetchLimits, fetchPublic } from './fetch-public.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Listens on this machine; resolves to 'host:port'. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const { signal } = new AbortController();
const LIMITS: FetchLimits = { maxBytes: 1_000, timeout: 30_000, privateHosts: [], signal };

describe('an address that is not public', () => {
  test.each([
    'http://127.0.0.1:8080/a.png',
    'http://2130706433:8080/a.png',
    'http://0x7f.1:8080/a.png',
    'http://[::1]:8080/a.png',
    'http://[::ffff:10.0.0.1]/a.png',
    'http://[64:ff9b::7f00:1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:8080/a.png',
  ])('%s is refused', async (address) => {
    expect(await fetchPublic(address, LIMITS)).toEqual({
      ok: false,
      reason: 'The address leads into a private network',
      isLasting: true,
    });
  });

  it('is refused by the name that leads to it, also if another address of the name is public', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.7'];
    const fetched = await fetchPublic('https://cdn.example.com/a.png', { ...LIMITS, resolve });
    expect(fetched).toMatchObject({ ok: false, reason: 'The address leads into a private network' });
  });

  it('is refused behind a redirect', async () => {
    let hits = 0;
    const inner = await listen((_, response) => {
      hits += 1;
      response.end('secret');
    });
    const outer = await listen((_, response) => {
      response.writeHead(302, { Location: `http://${inner}/` }).end();
    });
    const fetched = await fetchPublic(`http://${outer}/a.png`, { ...LIMITS, privateHosts: [outer] });
    expect([fetched, hits]).toEqual([
      { ok: false, reason: 'The address leads into a private network', isLasting: true },
      0,
    ]);
  });
});

it('connects to the address that was checked, whatever the name means later', async () => {
  const host = await listen((request, response) => response.end(request.headers.host));
  const port = host.split(':')[1];
  let asked = 0;
  // The second answer would lead elsewhere.
  const resolve = async () => (++asked === 1 ? ['127.0.0.1'] : ['192.0.2.1']);
  const limits = { ...LIMITS, privateHosts: ['pictures.example'], resolve };
  const fetched = await fetchPublic(`http://pictures.example:${port}/a.png`, limits);
  expect(fetched.ok && fetched.bytes.toString()).toBe(`pictures.example:${port}`);
  expect(asked).toBe(1);
});

it('follows a few redirects, and no endless ones', async () => {
  const host: string = await listen(({ url }, response) => {
    if (url === '/there') response.end('picture');
    else response.writeHead(301, { Location: url === '/moved' ? '/there' : '/loop' }).end();
  });
  const limits = { ...LIMITS, privateHosts: [host] };
  expect(await fetchPublic(`http://${host}/moved`, limits)).toMatchObject({ ok: true });
  expect(await fetchPublic(`http://${host}/loop`, limits)).toMatchObject({ ok: false, isLasting: true });
});

it('bounds size and time', async () => {
  const host = await listen(({ url }, response) => {
    response.writeHead(200);
    if (url === '/large') response.end('x'.repeat(2_000));
  });
  const limits = { ...LIMITS, privateHosts: [host] };
  const large = await fetchPublic(`http://${host}/large`, { ...limits, maxBytes: 1_000 });
  expect(large).toMatchObject({ ok: false, isLasting: true });
  const slow = await fetchPublic(`http://${host}/slow`, { ...limits, timeout: 50 });
  expect(slow).toEqual({ ok: false, reason: 'The other server takes too long', isLasting: false });
});

it('tells what may pass from what lasts', async () => {
  const host = await listen(({ url }, response) => {
    response.writeHead(Number(url?.slice(1))).end();
  });
  const fetchStatus = (status: number) =>
    fetchPublic(`http://${host}/${status}`, { ...LIMITS, privateHosts: [host] });
  expect(await fetchStatus(404)).toMatchObject({
    reason: 'The other server answers with 404',
    isLasting: true,
  });
  expect(await fetchStatus(503)).toMatchObject({ isLasting: false });
  expect(await fetchPublic('ftp://example.com/a', LIMITS)).toMatchObject({ isLasting: true });
  expect(await fetchPublic('http://a:b@example.com/a', LIMITS)).toMatchObject({ isLasting: true });
  expect(await fetchPublic('http://example.com:25/a', LIMITS)).toMatchObject({ isLasting: true });
});
