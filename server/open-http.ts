import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { StartupError } from '#postgres/startup-error.ts';
import { publishRequests } from './async/work-channels.ts';
import type { Config } from './config/config.ts';
import { limitBodies } from './http/arriving-bodies.ts';
import { limitConnections } from './http/limit-connections.ts';

type Place = Pick<Config, 'host' | 'port' | 'trustedProxies'>;

export type OpenHttp = Awaited<ReturnType<typeof openHttp>>;

const STARTING = { 'Retry-After': '1', 'Content-Type': 'text/plain; charset=utf-8' };

/** Milliseconds for requests in flight when the shop stops. */
export const GRACE = 10_000;

/**
 * Milliseconds for which an idle connection stays open: longer than in the pools of common proxies (60 s),
 * which would otherwise send requests into a closing connection, and answer 502.
 */
const KEEP_ALIVE = 75_000;

/** Listens, and answers 503 unless there is a listener already. Throws a StartupError if it cannot. */
export async function openHttp(place: Place, first: RequestListener = answerStarting) {
  const http = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: KEEP_ALIVE,
  });
  limitConnections(http, place.trustedProxies);
  const bodies = limitBodies(place);
  http.on('request', publishRequests(bodies.wrap(first)));
  const port = await listen(http, place);
  return {
    address: formatUrl(place.host, port),
    port,
    serve(listener: RequestListener) {
      http.removeAllListeners('request');
      http.on('request', publishRequests(bodies.wrap(listener)));
    },
    close: () => close(http),
  };
}

export function formatUrl(host: string, port: number): string {
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host;
  return `http://${name}:${port}`;
}

const answerStarting: RequestListener = (_, response) => {
  response.writeHead(503, STARTING).end('Starting …');
};

function listen(http: Server, { host, port }: Pick<Place, 'host' | 'port'>): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => reject(explainListen(error, host, port)));
    http.listen(port, host, () => {
      const bound = http.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

function explainListen(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
      );
    default:
      return error;
  }
}

/**
 * Stops accepting connections, and cuts those that are open after the grace period. The HTTP server's `close`
 * would also cut connections whose request has been sent but not yet been read.
 */
async function close(http: Server): Promise<void> {
  const closed = new Promise((resolve) => NetServer.prototype.close.call(http, resolve));
  const cutIdle = setInterval(() => http.closeIdleConnections(), 100);
  const cutAll = setTimeout(() => http.closeAllConnections(), GRACE);
  await closed;
  clearInterval(cutIdle);
  clearTimeout(cutAll);
}
