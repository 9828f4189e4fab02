import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { createGate, openProxy, type ServerProxy } from './proxied-message.ts';

/** A proxy before the payment provider. Its messages are whole requests and responses. */
export async function startProviderProxy(target: { port: number }): Promise<ServerProxy> {
  const gate = createGate();
  const open = new Set<Socket>();
  let refuses = false;

  async function carry(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const about = `${method} ${path}`;
    const body = await read(incoming);
    if ((await gate.pass({ way: 'to provider', about })) === 'drop') return void incoming.socket.destroy();
    const sent = request({ host: '127.0.0.1', port: target.port, method, path, headers, agent: false });
    sent.end(body);
    const answer = await answerTo(sent);
    const content = await read(answer);
    if ((await gate.pass({ way: 'from provider', about })) === 'drop') return void incoming.socket.destroy();
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
  }

  const server: Server = createServer((incoming, response) => {
    // A failure behind the proxy breaks the connection before it.
    carry(incoming, response).catch(() => incoming.socket.destroy());
  });
  server.on('connection', (socket) => {
    if (refuses) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    ...(await openProxy(server, gate, open)),
    refuse: (next) => {
      refuses = next;
      if (next) server.closeIdleConnections();
    },
    async close() {
      gate.watch(null);
      gate.resume();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => sent.once('response', resolve).once('error', reject));
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}
