import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { cpuOf, type ServerProcess } from './server-process.ts';

/** A `node:http` server without any framework. */
export type BareServer = Pick<ServerProcess, 'address' | 'cpu' | 'stop'>;

/** Starts a process that answers every request with `/SIZE` by a body of that many bytes. */
export async function startBareServer(): Promise<BareServer> {
  const child = fork(fileURLToPath(import.meta.url));
  const [port] = await once(child, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child.pid),
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}

function serve(): void {
  const bodies = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const body = bodies.get(url) ?? Buffer.alloc(Number(url.slice(1)), 'a');
    bodies.set(url, body);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(body.length) });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve();
