import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { createPaymentProvider } from './payment-provider.ts';
import {
  DEMO_FOR_BROWSERS,
  type DemoKeys,
  type DemoPayments,
  EMULATOR_PATH,
  getDashboardUrl,
  type Payments,
} from './payments.ts';
import { createReadEvent } from './read-event.ts';
import type { ShopSignature } from './shop-signature.ts';

/** Where the emulator of another process of this server answers, and what it takes. */
export type DemoConnection = DemoKeys & { address: string };

/** Milliseconds that an idle connection of a worker stays open. */
const KEEP_ALIVE = 75_000;

/** Lets other processes of this machine use the emulator, as browsers do at the address of the shop. */
export async function serveDemoPayments({ app, keys }: DemoPayments) {
  const mounted = new Hono().route(EMULATOR_PATH, app).route('/', app);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, getRequestListener(mounted.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const connection: DemoConnection = { ...keys, address: `http://127.0.0.1:${port}` };
  return {
    connection,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Payments through the emulator of another process. */
export function connectDemoPayments(
  { address, secretKey, webhookSecret }: DemoConnection,
  signature: ShopSignature,
): Payments {
  const app = new Hono();
  app.all('*', ({ req }) => {
    const { pathname, search } = new URL(req.url);
    return proxy(`${address}${pathname}${search}`, { raw: req.raw, redirect: 'manual' });
  });
  return {
    provider: createPaymentProvider({
      secretKey,
      apiBase: address,
      signature,
      dashboard: getDashboardUrl(EMULATOR_PATH),
    }),
    readEvent: createReadEvent([webhookSecret]),
    forBrowsers: DEMO_FOR_BROWSERS,
    emulator: { path: EMULATOR_PATH, app },
    close: async () => undefined,
  };
}
