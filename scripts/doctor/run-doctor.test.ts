import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveLastBackup } from '#db/backup/last-backup.ts';
import { WEBHOOK_EVENTS } from '#server/checkout/webhook-routes.ts';
import { createReadEvent } from '#server/payments/read-event.ts';
import { findDatabaseUrl } from '#server/testing/database-url.ts';
import { startTestMailServer, type TestMailServer } from '#server/testing/test-mail-server.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { runDoctor } from './run-doctor.ts';

let shop: TestShop;
let databaseUrl: string;
let mailServer: TestMailServer;
const servers: Server[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  mailServer = await startTestMailServer();
  databaseUrl = await findDatabaseUrl(shop.db);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await mailServer.close();
  await shop.close();
});

const examine = (environment: Record<string, string> = {}, args: string[] = []) =>
  runDoctor(args, { DATABASE_URL: databaseUrl, DISK_RESERVE_MB: '1', ...environment });

/** Serves on a free port of this machine; returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('npm run doctor', () => {
  it('finds nothing wrong with a shop that only this machine reaches', async () => {
    const { code, output } = await examine();
    expect(output).toContain('ok     Settings: they fit together.');
    expect(output).toMatch(/ok {5}Database: PostgreSQL \d+/);
    expect(output).toContain('ok     Tables: they are of this version of the shop.');
    expect(output).toContain('note   Backups: there is none yet.');
    expect(output).toContain('nothing is wrong.');
    expect(code).toBe(0);
  });

  it('names a wrong setting, and ends with code 1', async () => {
    const { code, output } = await examine({ PORT: 'many' });
    expect(output).toContain('WRONG  Settings: Wrong setting: PORT must be a port number from 0 to 65535.');
    expect(code).toBe(1);
  });

  it('finds a database that cannot be reached wrong, and goes on with the rest', async () => {
    const { code, output } = await examine({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(output).toContain('WRONG  Database: it cannot be read: ');
    expect(output).toContain('Mail: ');
    expect(code).toBe(1);
  });

  it('knows when the shop was last backed up', async () => {
    await saveLastBackup(shop.db, new Date());
    expect((await examine()).output).toContain('ok     Backups: the last one is of ');
  });

  it('sends a test mail', async () => {
    const mail = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'Lamps <shop@lamps.test>' };
    const { output } = await examine(mail, ['--mail', 'ada@example.com']);
    expect(output).toContain('ok     Mail: the mail server took a test mail to ada@example.com.');
    expect(mailServer.received.at(-1)).toMatchObject({ subject: 'Test mail of Marigold' });
  });

  it('says why the mail server does not take it', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Lamps <shop@lamps.test>' };
    const { code, output } = await examine(mail, ['--mail', 'ada@example.com']);
    expect(output).toContain('WRONG  Mail: the mail server of SMTP_URL did not take a test mail');
    expect(output).toContain('ECONNREFUSED');
    expect(code).toBe(1);
  });

  it('tries keys, endpoint, address and signature of a shop that Stripe pays', async () => {
    const secret = 'whsec_1';
    const read = createReadEvent([secret]);
    const publicUrl = await serve(async (request, response) => {
      if (request.url === '/readyz') return response.end('{}');
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const event = read(Buffer.concat(chunks).toString(), String(request.headers['stripe-signature']));
      response.writeHead(event ? 200 : 400).end();
    });
    const stripe = await serve((request, response) => {
      const endpoint = { url: `${publicUrl}/api/webhooks/stripe`, status: 'enabled' };
      const isEndpoints = request.url?.startsWith('/v1/webhook_endpoints');
      const data = isEndpoints ? [{ ...endpoint, enabled_events: WEBHOOK_EVENTS }] : [];
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ object: 'list', data, has_more: false }));
    });
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: stripe,
      PUBLIC_URL: publicUrl,
    };
    const { output } = await examine(keys);
    expect(output).toContain('ok     Clock: it agrees with that of Stripe.');
    expect(output).toContain('note   Payments: Stripe takes the keys, but they are of its test mode');
    expect(output).toContain('ok     Webhook: Stripe sends what the shop listens to');
    expect(output).toContain(`ok     Address: ${publicUrl} answers.`);
    expect(output).toContain('ok     Signature: the running shop takes webhooks');

    const other = await examine({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_2' });
    expect(other.output).toContain('WRONG  Signature: the running shop answers a webhook');
    expect(other.code).toBe(1);
  });

  it('refuses other arguments', async () => {
    expect((await examine({}, ['--all'])).output).toContain('npm run doctor takes --mail ADDRESS');
  });
});
