import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { EmulatorSettings } from './emulator-settings.ts';
import type { Deliver } from './events/send-webhook.ts';
import { SettingsError } from './settings-error.ts';
import { createStripeEmulator } from './stripe-emulator.ts';

/** Milliseconds for requests in flight when it is closed. */
const GRACE = 500;

/** The emulator behind HTTP. Throws a SettingsError when it cannot listen or open its ledger. */
export async function serveEmulator({ host, port, webhooks, ...settings }: EmulatorSettings) {
  const server = createServer();
  const address = await listen(server, host, port);
  try {
    const emulator = await createStripeEmulator({
      ...settings,
      publicPath: address,
      webhooks: webhooks && { ...webhooks, deliver: deliverInTurn(webhooks.urls) },
    });
    server.removeAllListeners('request');
    server.on('request', getRequestListener(emulator.app.fetch));
    return {
      address,
      async close() {
        const closed = stopListening(server);
        await Promise.race([closed, sleep(GRACE, undefined, { ref: false })]);
        // Closing answers the calls that a fault lets hang.
        await emulator.close();
        server.closeAllConnections();
        await closed;
      },
    };
  } catch (error) {
    await stopListening(server);
    throw new SettingsError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function listen(server: Server, host: string, port: number): Promise<string> {
  server.on('request', (_, response) => response.writeHead(503, { 'Retry-After': '1' }).end());
  const bound = await new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new SettingsError(`Cannot listen at ${host}:${port}: ${error.message}`, { cause: error }));
    });
    server.listen(port, host, () => resolve(server.address()));
  });
  const actualPort = typeof bound === 'object' && bound && 'port' in bound ? bound.port : port;
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host;
  return `http://${name}:${actualPort}`;
}

/** Each delivery goes to the next address, as behind a load balancer. */
function deliverInTurn(urls: readonly string[]): Deliver {
  let next = 0;
  return async function deliver(request) {
    const url = urls[next % urls.length] ?? '';
    next += 1;
    const { method, headers, signal } = request;
    return fetch(url, { method, headers, body: await request.text(), signal, redirect: 'manual' });
  };
}

function stopListening(server: Server): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve));
}
