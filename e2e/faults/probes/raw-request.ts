import { connect, type Socket } from 'node:net';

/** Outcome of a malformed connection. */
export type RawAnswer = {
  /** Status of the first response; 0 if the connection was closed without one. */
  status: number;
  /** Milliseconds until the server closed the connection. */
  took: number;
};

/**
 * Sends exactly these bytes, piece by piece, and waits until the server closes the connection; rejects after
 * `bound` milliseconds. Closes the connection on `signal`.
 */
export function sendRaw(
  address: string,
  pieces: Iterable<string> | AsyncIterable<string>,
  bound: number,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const began = Date.now();
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    signal?.addEventListener('abort', () => socket.destroy());
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`Still open after ${bound} ms: ${answer.slice(0, 100) || 'no answer'}`));
    }, bound);
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
    });
    // A closed connection is a valid outcome.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
      resolve({ status: Number(status), took: Date.now() - began });
    });
    socket.once('connect', async () => {
      for await (const piece of pieces) {
        if (socket.destroyed || !socket.writable) return;
        if (!socket.write(piece)) await drained(socket);
      }
    });
  });
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      socket.off('drain', end);
      socket.off('close', end);
      resolve();
    };
    socket.once('drain', end);
    socket.once('close', end);
  });
}
