import { connect } from 'node:net';

type Load = { connections: number; seconds: number; headers: Record<string, string> };

/**
 * Requests a second that a server answers, each connection asking again once it has its answer. Bodies are
 * counted, not read: what generators of load do with them costs more than the server, which they then measure
 * no more. Throws if an answer has another status than 200, or no length.
 */
export async function requestsPerSecond(
  url: string,
  { connections, seconds, headers }: Load,
): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const began = performance.now();
  const end = began + seconds * 1_000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(end, Number(port), hostname, request)),
  );
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - began)) * 1_000;
}

function askUntil(end: number, port: number, host: string, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, noDelay: true });
    let count = 0;
    let head: Buffer = Buffer.alloc(0);
    /** Bytes of the body that are still to come; null while the head is. */
    let missing: number | null = null;
    const ask = () => {
      if (performance.now() < end) socket.write(request);
      else socket.destroy();
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => resolve(count));
    socket.on('data', (chunk) => {
      if (missing === null) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const headEnd = head.indexOf('\r\n\r\n') + 4;
        if (headEnd < 4) return;
        const length = bodyLength(head.toString('latin1', 0, headEnd));
        if (length === null)
          socket.destroy(new Error(`Unexpected answer: ${head.toString('latin1', 0, 500)}`));
        missing = (length ?? 0) - (head.length - headEnd);
        head = Buffer.alloc(0);
      } else missing -= chunk.length;
      if (missing > 0) return;
      missing = null;
      count++;
      ask();
    });
  });
}

function bodyLength(head: string): number | null {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return head.startsWith('HTTP/1.1 200 ') && length !== undefined ? Number(length) : null;
}
