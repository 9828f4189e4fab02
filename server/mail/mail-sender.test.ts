import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMail, listMails } from '#contract/mails.ts';
import { inTransaction } from '#db/connection.ts';
import { mails } from '#db/schema/index.ts';
import { createLog } from '../create-log.ts';
import { buy } from '../testing/buy.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { startTestMailServer, type TestMailServer } from '../testing/test-mail-server.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { type MailSender, startMailSender } from './mail-sender.ts';
import { refundMail } from './new-mails.ts';
import { type MailTransport, openMailTransport } from './transport.ts';
import { writeMail } from './write-mail.ts';

const HOUR = 3_600_000;

let shop: TestShop;
let server: TestMailServer;
let transport: MailTransport;
const senders: MailSender[] = [];
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  ahead = 0;
  await shop.db.delete(mails);
  server = await startTestMailServer();
  transport = openMailTransport(server.url);
});
afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.stop();
  transport.close();
  await server.close();
});

function startSender(through: MailTransport = transport): MailSender {
  const sender = startMailSender({
    db: shop.db,
    transport: through,
    from: 'Marigold <shop@marigold.example>',
    shopUrl: 'https://shop.example',
    log: createLog('silent'),
    now,
    every: 20,
  });
  senders.push(sender);
  return sender;
}

const write = (paymentIntentId: string) =>
  inTransaction(shop.db, (tx) =>
    writeMail(
      tx,
      refundMail({
        recipient: 'ada@example.com',
        orderId: null,
        name: 'Ada',
        amount: 6_899,
        reason: 'sold_out',
        paymentIntentId,
      }),
      now(),
    ),
  );
const stored = async (paymentIntentId: string) =>
  (
    await shop.db
      .select()
      .from(mails)
      .where(eq(mails.event, `refund:${paymentIntentId}`))
  )[0];
const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 10_000, interval: 20 });

describe('a mail', () => {
  it('arrives with text and HTML, from the shop, once', async () => {
    await write('pi_1');
    startSender();
    await eventually(async () => expect((await stored('pi_1'))?.sentAt).toBeInstanceOf(Date));
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.from).toMatchObject({ address: 'shop@marigold.example', name: 'Marigold' });
    expect(mail?.to).toMatchObject([{ address: 'ada@example.com' }]);
    expect(mail?.subject).toBe('Your refund from Marigold');
    expect(mail?.text).toContain('$68.99');
    expect(mail?.html).toContain('$68.99');
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@shop\.example>$/);
  });

  it('of a paid order is its confirmation', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    const { order } = await buy(shop, lamp);
    startSender();
    await eventually(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]?.subject).toBe(`Your Marigold order ${order.id}`);
  });

  it('about the same thing is written once', async () => {
    await write('pi_1');
    await write('pi_1');
    expect(await shop.db.select().from(mails)).toHaveLength(1);
  });

  it('is sent by one of two servers', async () => {
    for (let position = 0; position < 20; position++) await write(`pi_${position}`);
    startSender();
    startSender();
    await eventually(async () => {
      for (const mail of await shop.db.select().from(mails)) expect(mail.sentAt).not.toBeNull();
    });
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(20);
    expect(server.received).toHaveLength(20);
  });
});

describe('a mail that is not taken on', () => {
  it('for a moment is tried again later', async () => {
    server.refuseWith(451);
    await write('pi_1');
    const sender = startSender();
    await eventually(async () => expect((await stored('pi_1'))?.failure).toMatch(/Not now/));
    expect((await stored('pi_1'))?.failure).not.toContain('ada@example.com');
    expect(server.received).toHaveLength(0);
    ahead = HOUR;
    sender.poke();
    await eventually(() => expect(server.received).toHaveLength(1));
    expect(await stored('pi_1')).toMatchObject({ tries: 2 });
  });

  it('because the mail server is away waits for it', async () => {
    const { url } = server;
    await server.close();
    await write('pi_1');
    startSender(openMailTransport(url));
    await eventually(async () => expect((await stored('pi_1'))?.failure).toBeTruthy());
    expect((await stored('pi_1'))?.nextTryAt).toBeInstanceOf(Date);
    server = await startTestMailServer();
    ahead = HOUR;
    startSender(openMailTransport(server.url));
    await eventually(() => expect(server.received).toHaveLength(1));
  });

  it('for good is given up after five tries, and kept', async () => {
    server.refuseWith(550, 550, 550, 550, 550);
    await write('pi_1');
    const sender = startSender();
    for (let tries = 1; tries <= 5; tries++) {
      await eventually(async () => {
        expect(await stored('pi_1')).toMatchObject({
          tries,
          failure: expect.stringContaining(`Not now ${tries}`),
        });
      });
      ahead += HOUR;
      sender.poke();
    }
    await eventually(async () =>
      expect(await stored('pi_1')).toMatchObject({ nextTryAt: null, sentAt: null }),
    );
    expect(server.received).toHaveLength(0);
  });

  it('is sent again with the same Message-ID when the server died before it noted the sending', async () => {
    await write('pi_1');
    const dying: MailTransport = {
      send: async (message) => {
        await transport.send(message);
        // As a killed server: never comes back.
        await new Promise(() => undefined);
      },
      close: () => undefined,
    };
    const killed = startMailSender({
      db: shop.db,
      transport: dying,
      from: 'Marigold <shop@marigold.example>',
      shopUrl: 'https://shop.example',
      log: createLog('silent'),
      now,
    });
    await eventually(() => expect(server.received).toHaveLength(1));
    ahead = HOUR;
    startSender();
    await eventually(() => expect(server.received).toHaveLength(2));
    expect(server.received[1]?.messageId).toBe(server.received[0]?.messageId);
    void killed;
  });
});

describe('without a mail server', () => {
  it('mail is kept, and staff read it', async () => {
    await write('pi_1');
    const listed = await shop.send(listMails, { query: {} }, { headers: AS_STAFF });
    expect(listed.body).toMatchObject([
      { id: 'refund:pi_1', state: 'waiting', recipient: 'ada@example.com', tries: 0 },
    ]);
    expect(listed.headers.get('X-Total-Count')).toBe('1');
    const one = await shop.send(getMail, { params: { id: 'refund:pi_1' } }, { headers: AS_STAFF });
    expect(one.body.text).toContain('$68.99');
    expect(one.body.html).toContain('$68.99');
  });

  it('nobody else does', async () => {
    expect((await shop.send(listMails, { query: {} })).status).toBe(401);
    expect((await shop.send(getMail, { params: { id: 'refund:pi_1' } })).status).toBe(401);
  });
});
